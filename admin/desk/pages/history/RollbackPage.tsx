import { Navigate, useNavigate, useParams } from 'react-router-dom'
import useSWR from 'swr'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { Note } from '../../kit/Note.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { FactTable } from '../../changes/publish/FactTable.tsx'
import { FindingList } from '../../changes/publish/FindingList.tsx'
import { MovedNote } from '../../changes/publish/MovedNote.tsx'
import { PublishPanel } from '../../changes/publish/PublishPanel.tsx'
import { TrialMeanwhile } from '../../changes/trials/TrialNotes.tsx'
import styles from './history.module.css'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'
import { useToasts } from '../../kit/ToastProvider.tsx'
import { sentenceOf } from '../../words/sentenceOf.ts'
import { useWords } from '../../words/useWords.ts'
import type { Review } from '../../../api/review.ts'

/** Changes of going back to a release, and the button for it. */
export function RollbackPage() {
  const words = useWords()
  const { t } = words
  const { seq: wanted = '' } = useParams()
  const seq = Number(wanted)
  const api = useApi()
  const draft = useDraft()
  const navigate = useNavigate()
  const toasts = useToasts()
  const { seq: live, edits } = useDraftSnapshot()
  // A review plays screens: it runs when the releases change, not whenever the page is opened.
  const review = useSWR(['rollback', seq, live], () => api.reviewRollback({ params: { seq } }), {
    revalidateOnFocus: false,
  })
  if (!Number.isInteger(seq) || seq < 1) return <Navigate to="/history" replace />

  async function handlePublished(release: ReleaseRecord) {
    toasts.success(t('frame.releaseLive', { seq: release.seq }))
    await draft.refresh()
    navigate('/history')
  }

  return (
    <>
      <PageHeader
        title={t('releases.rollBackTitle', { seq })}
        text={t('releases.rollBackText')}
        actions={<RowLink to="/history">{t('releases.all')}</RowLink>}
      />
      <MovedNote />
      <TrialMeanwhile then="rollbackMeanwhile" />
      {edits.size > 0 && <Note tone="info" title={t('releases.draftStays')} />}
      {review.error !== undefined && (
        <ErrorState
          title={t('releases.rollBackFailed')}
          text={sentenceOf(review.error, words)}
          onRetry={() => void review.mutate()}
          busy={review.isValidating}
        />
      )}
      {review.data === undefined && review.error === undefined && (
        <Skeleton shape="record" count={3} label={t('releases.reviewing')} />
      )}
      {review.data && (
        <div className={styles.difference}>
          <RolledBack seq={seq} edits={review.data.edits} />
          {review.data.blockers.length > 0 && (
            <Note tone="loss" title={t('releases.cannotPlay')}>
              <FindingList findings={review.data.blockers} />
            </Note>
          )}
          <PublishPanel
            review={review.data}
            isChecking={review.isValidating}
            label={t('releases.rollBackTo', { seq })}
            hint={t('releases.rollBackHint')}
            send={async (body) => (await api.rollback({ params: { seq }, body })).release}
            onPublished={handlePublished}
            onReviewAgain={() => void draft.refresh().then(() => review.mutate())}
          />
        </div>
      )}
    </>
  )
}

function RolledBack({ seq, edits }: { seq: number; edits: Review['edits'] }) {
  const { t } = useWords()
  if (edits.length === 0) return <p>{t('releases.noDifference')}</p>
  return (
    <FactTable
      caption={t('review.what')}
      before={t('review.live')}
      after={t('releases.thenAsIn', { seq })}
      edits={edits.map(({ fact, live, next }) => ({ fact, before: live, after: next }))}
    />
  )
}
