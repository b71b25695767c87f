import { Navigate, useNavigate, useParams } from 'react-router-dom'
import useSWR from 'swr'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { Table } from '../../../../src/ui/Table.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { sentenceOf } from '../../api/DeskError.ts'
import { useDraft, useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { Note } from '../../parts/Note.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { RowLink } from '../../parts/RowLink.tsx'
import { ChangedValue } from '../review/ChangedValue.tsx'
import { editTitle } from '../review/editTitle.ts'
import { FindingList } from '../review/FindingList.tsx'
import { MovedNote } from '../review/MovedNote.tsx'
import { PublishPanel } from '../review/PublishPanel.tsx'
import styles from './releases.module.css'

/** What going back to a release would change, and the button that does it. */
export function RollbackPage() {
  const { seq: wanted = '' } = useParams()
  const seq = Number(wanted)
  const api = useApi()
  const draft = useDraft()
  const navigate = useNavigate()
  const { seq: live, edits } = useDraftSnapshot()
  // A review plays screens: it runs when the releases change, not whenever the page is opened.
  const review = useSWR(['rollback', seq, live], () => api.reviewRollback(seq), { revalidateOnFocus: false })
  if (!Number.isInteger(seq) || seq < 1) return <Navigate to="/releases" replace />

  async function handlePublished() {
    await draft.refresh()
    navigate('/releases')
  }

  return (
    <>
      <PageHeader
        title={`Roll back to release ${seq}`}
        text="The edits of that release become a new release on today’s documents. History stays as it is."
        actions={<RowLink to="/releases">All releases</RowLink>}
      />
      <MovedNote />
      {edits.size > 0 && <Note tone="info" title="The draft is left alone: its edits stay in the draft." />}
      {review.error !== undefined && (
        <ErrorState
          title="This cannot be rolled back to"
          text={sentenceOf(review.error)}
          onRetry={() => void review.mutate()}
          busy={review.isValidating}
        />
      )}
      {review.data === undefined && review.error === undefined && (
        <Skeleton shape="record" count={3} label="Reviewing" />
      )}
      {review.data && (
        <div className={styles.difference}>
          {review.data.edits.length === 0 ? (
            <p>Operators’ edits are the same as now, so members would see no difference.</p>
          ) : (
            <Table
              caption="What changes"
              narrow="stack"
              columns={[
                { key: 'what', label: 'What changes' },
                { key: 'live', label: 'Live' },
                { key: 'next', label: `Then, as in ${seq}` },
              ]}
              rows={review.data.edits.map((edit) => ({
                key: edit.fact,
                cells: {
                  what: editTitle(edit, edit.next, edit.live),
                  live: <ChangedValue value={edit.live} after={edit.next} />,
                  next: <ChangedValue value={edit.next} before={edit.live} />,
                },
              }))}
            />
          )}
          {review.data.blockers.length > 0 && (
            <Note tone="loss" title="Today’s app cannot play that release">
              <FindingList findings={review.data.blockers} />
            </Note>
          )}
          <PublishPanel
            review={review.data}
            isChecking={review.isValidating}
            label={`Roll back to ${seq}`}
            hint="Why you go back, in a sentence; it is kept with the new release."
            send={(request) => api.rollback(seq, request)}
            onPublished={handlePublished}
            onReviewAgain={() => void draft.refresh().then(() => review.mutate())}
          />
        </div>
      )}
    </>
  )
}
