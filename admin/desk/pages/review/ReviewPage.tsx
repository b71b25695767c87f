import { useState } from 'react'
import useSWR from 'swr'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { sentenceOf } from '../../api/DeskError.ts'
import { useDraft, useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { Note } from '../../parts/Note.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { OpenConflicts } from './OpenConflicts.tsx'
import { Approvals } from './Approvals.tsx'
import { BootNotice } from './BootNotice.tsx'
import { MovedNote } from './MovedNote.tsx'
import { PublishPanel } from './PublishPanel.tsx'
import { ReviewedEdits } from './ReviewedEdits.tsx'
import { FindingList } from './FindingList.tsx'
import { SetAsideNote } from './SetAsideNote.tsx'
import { UnsavedEdits } from './UnsavedEdits.tsx'
import styles from './review.module.css'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'

/** How often the page looks for a second person's approval while it waits for one, in ms. */
const WAITING = 15_000

/** The draft as a whole: what changes, what blocks it, and publishing it. */
export function ReviewPage() {
  const api = useApi()
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const [published, setPublished] = useState<ReleaseRecord>()
  const revisions = [...snapshot.edits.values()].map(({ fact, rev }) => `${fact}@${rev}`).sort()
  const isEmpty = snapshot.edits.size === 0 && snapshot.pending.size === 0
  // An empty draft is no reason to play every screen.
  const review = useSWR(
    isEmpty ? null : ['review', snapshot.seq, ...revisions],
    async () => {
      await draft.flush()
      return api.review()
    },
    {
      // The last review stays on the page, marked as being repeated and without publishing, or each save would empty
      // the page.
      keepPreviousData: true,
      // A review plays screens: it runs when the edits change, not whenever the page is opened.
      revalidateOnFocus: false,
      refreshInterval: (latest) => (latest !== undefined && latest.secondPersonFor.length > 0 ? WAITING : 0),
    },
  )

  async function handlePublished(release: ReleaseRecord) {
    setPublished(release)
    await draft.refresh()
  }

  return (
    <>
      <PageHeader title="Review and publish" text="Everything in the draft goes live together, or nothing does." />
      <BootNotice />
      <SetAsideNote />
      {published && published.seq === snapshot.seq && snapshot.edits.size === 0 && (
        <PublishedNote release={published} />
      )}
      <MovedNote known={published?.seq} />
      <OpenConflicts />
      <UnsavedEdits />
      {!isEmpty && review.error !== undefined && (
        <ErrorState
          title="The draft could not be reviewed"
          text={sentenceOf(review.error)}
          onRetry={() => void review.mutate()}
          busy={review.isValidating}
        />
      )}
      {isEmpty && <ReviewedEdits edits={[]} />}
      {!isEmpty && review.data === undefined && review.error === undefined && (
        <>
          <output className={styles.reviewing}>Reviewing: every changed screen is played in three languages …</output>
          <Skeleton shape="record" count={4} />
        </>
      )}
      {!isEmpty && review.data && (
        <>
          <ReviewedEdits edits={review.data.edits} />
          {review.data.blockers.length > 0 && (
            <Note
              tone="loss"
              title={
                review.data.blockers.length === 1
                  ? 'One point keeps this draft from being published'
                  : `${review.data.blockers.length} points keep this draft from being published`
              }
            >
              <FindingList findings={review.data.blockers} />
            </Note>
          )}
          {review.isLoading ? (
            <output className={styles.reviewing}>The draft has changed and is reviewed again …</output>
          ) : (
            <Approvals review={review.data} onChanged={() => void review.mutate()} />
          )}
          {review.data.edits.length > 0 && (
            <PublishPanel
              review={review.data}
              isChecking={review.isValidating}
              onPublished={handlePublished}
              onReviewAgain={() => void draft.refresh().then(() => review.mutate())}
            />
          )}
        </>
      )}
    </>
  )
}

function PublishedNote({ release }: { release: ReleaseRecord }) {
  return (
    <output>
      <Note tone="gain" title={`Release ${release.seq} is live`}>
        <p>Open phones follow within a second; forms that are being filled in keep what was typed.</p>
      </Note>
    </output>
  )
}
