import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import useSWR from 'swr'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { AskForReview } from '../../changes/asks/AskForReview.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { FactConflict } from '../../fields/status/FactConflict.tsx'
import { findConflict } from '../../facts/draft/findConflict.ts'
import { FollowingPhones } from '../../changes/phones/FollowingPhones.tsx'
import { Note } from '../../kit/Note.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { useToasts } from '../../kit/ToastProvider.tsx'
import { ReviewChoice } from './ReviewChoice.tsx'
import { Approvals } from './Approvals.tsx'
import { BootNotice } from './BootNotice.tsx'
import { MovedNote } from '../../changes/publish/MovedNote.tsx'
import { PublishPanel } from '../../changes/publish/PublishPanel.tsx'
import { RenewPanel } from '../../changes/schedules/RenewPanel.tsx'
import { RepairSchedule } from '../../changes/schedules/RepairSchedule.tsx'
import { ScheduledNote } from './ScheduledNote.tsx'
import { TrialNotes } from '../../changes/trials/TrialNotes.tsx'
import { ReviewedEdits } from './ReviewedEdits.tsx'
import { Reviewing } from './Reviewing.tsx'
import { FindingList } from '../../changes/publish/FindingList.tsx'
import { SetAsideNote } from './SetAsideNote.tsx'
import { UnsavedEdits } from './UnsavedEdits.tsx'
import styles from '../../changes/publish/review.module.css'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'
import { sentenceOf } from '../../words/sentenceOf.ts'
import { useWords } from '../../words/useWords.ts'
import type { Review } from '../../../api/review.ts'
import type { Schedule } from '../../../api/scheduleApi.ts'
import { isFrozen } from '../../../api/changeApi.ts'
import type { Trial } from '../../../api/trialApi.ts'
import { changeName } from '../../facts/names/changeName.ts'
import { useOperator } from '../../session/SessionProvider.tsx'

/** How often the page looks for a second person's approval while it waits for one, in ms. */
const WAITING = 15_000
/** How often the phones that follow what was just published are counted, in ms. */
const FOLLOWING = 2_000

/** A change as a whole: what it does, what blocks it, and publishing it. */
export function ReviewPage() {
  const words = useWords()
  const { t } = words
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const toasts = useToasts()
  const me = useOperator().name
  const [published, setPublished] = useState<ReleaseRecord>()
  const [search, setSearch] = useSearchParams()
  const named = search.get('change')
  // Never somebody else's by itself: after a publish its button would be where the last one was.
  const reviewed = snapshot.changes.find(({ id }) => id === named) ?? snapshot.current
  const isCurrent = reviewed === undefined || reviewed.id === snapshot.current?.id
  const scheduled = snapshot.schedules.find(
    ({ kind, state, change }) => kind === 'publish' && state === 'waiting' && change.id === reviewed?.id,
  )
  const isLocked = reviewed !== undefined && isFrozen(reviewed)
  const revisions = (reviewed?.edits ?? []).map(({ fact, rev }) => `${fact}@${rev}`).sort()
  const isEmpty = revisions.length === 0 && (!isCurrent || snapshot.pending.size === 0)
  const review = useReview(isEmpty ? undefined : reviewed?.id, [snapshot.seq, ...revisions])

  async function handlePublished(release: ReleaseRecord) {
    setPublished(release)
    toasts.success(t('frame.releaseLive', { seq: release.seq }))
    await draft.refresh()
  }

  /** The next edits go to another change: this one stays in sight by its name. */
  async function handleFrozen({ change }: Schedule | Trial, said: string) {
    toasts.success(said)
    setSearch({ change: change.id }, { replace: true })
    // It is scheduled or tried, whether or not that can be read now.
    await draft.refresh().catch(() => undefined)
  }

  async function handleRenewed({ at, zone }: Schedule) {
    toasts.success(t('schedule.done', { at: words.momentIn(at, zone) }))
    await draft.refresh().catch(() => undefined)
  }

  const later = {
    onScheduled: (made: Schedule) => handleFrozen(made, t('schedule.done', { at: words.momentIn(made.at, made.zone) })),
    onTried: (made: Trial) => handleFrozen(made, t('trial.done', { name: changeName(made.change, me, words) })),
  }

  return (
    <>
      <PageHeader title={t('areas.review')} text={t('review.text')} />
      <ReviewChoice reviewed={reviewed} />
      {scheduled && (
        <div className={styles.section}>
          <ScheduledNote schedule={scheduled} />
          <RepairSchedule schedule={scheduled} />
        </div>
      )}
      <TrialNotes reviewed={reviewed} />
      {reviewed !== undefined && !isLocked && reviewed.edits.length > 0 && <AskForReview change={reviewed} />}
      <BootNotice />
      <SetAsideNote />
      {published && published.seq === snapshot.seq && revisions.length === 0 && <PublishedNote release={published} />}
      <MovedNote known={published?.seq} />
      {isCurrent && <OpenConflicts />}
      {isCurrent && <UnsavedEdits />}
      {!isEmpty && review.error !== undefined && (
        <ErrorState
          title={t('review.failed')}
          text={sentenceOf(review.error, words)}
          onRetry={() => void review.mutate()}
          busy={review.isValidating}
        />
      )}
      {isEmpty && (reviewed !== undefined || snapshot.changes.length === 0) && (
        <ReviewedEdits change={reviewed} edits={[]} isCurrent={isCurrent} />
      )}
      {!isEmpty && review.data === undefined && review.error === undefined && (
        <>
          <Reviewing text={t('review.reviewing')} />
          <Skeleton shape="record" count={4} />
        </>
      )}
      {!isEmpty && review.data && (
        <>
          <ReviewedEdits change={reviewed} edits={review.data.edits} isCurrent={isCurrent && !isLocked} />
          <Blockers blockers={review.data.blockers} />
          {review.isLoading ? (
            <Reviewing text={t('review.again')} />
          ) : (
            <Approvals review={review.data} onChanged={() => void review.mutate()} />
          )}
          {scheduled?.blocked?.facts.length === 0 && (
            <RenewPanel
              schedule={scheduled}
              review={review.data}
              isChecking={review.isValidating}
              onRenewed={handleRenewed}
              onReviewAgain={() => void draft.refresh().then(() => review.mutate())}
            />
          )}
          {review.data.edits.length > 0 && scheduled === undefined && (
            <PublishPanel
              review={review.data}
              isChecking={review.isValidating}
              onPublished={handlePublished}
              {...(!isLocked && { later })}
              onReviewAgain={() => void draft.refresh().then(() => review.mutate())}
            />
          )}
        </>
      )}
    </>
  )
}

/** Without a change nothing is reviewed: an empty one is no reason to play every screen. */
function useReview(change: string | undefined, revisions: readonly (string | number)[]) {
  const api = useApi()
  const draft = useDraft()
  return useSWR(
    change === undefined ? null : ['review', change, ...revisions],
    async () => {
      await draft.flush()
      return api.review({ querystring: { change: change ?? '' } })
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
}

function PublishedNote({ release: { seq } }: { release: ReleaseRecord }) {
  const { t } = useWords()
  return (
    <Note tone="gain" title={t('frame.releaseLive', { seq })}>
      <output>{t('review.follows')}</output>
      <FollowingPhones seq={seq} every={FOLLOWING} back={seq > 1 ? seq - 1 : undefined} offersBack />
    </Note>
  )
}

function Blockers({ blockers }: Pick<Review, 'blockers'>) {
  const { t } = useWords()
  if (blockers.length === 0) return null
  return (
    <Note tone="loss" title={t('review.blocked', { count: blockers.length })}>
      <FindingList findings={blockers} />
    </Note>
  )
}

/** Facts on which a deploy or a publish conflicts with an operator's edit: the edit stays until an editor decides. */
function OpenConflicts() {
  const words = useWords()
  const snapshot = useDraftSnapshot()
  const facts = [...new Set([...snapshot.conflicts.map(({ fact }) => fact), ...snapshot.edits.keys()])]
  const open = facts.filter((fact) => !snapshot.pending.has(fact) && findConflict(snapshot, fact) !== undefined)
  if (open.length === 0) return null
  return (
    <Note tone="warning" title={words.t('review.conflicts', { count: open.length })}>
      <div className={styles.section}>
        {open.map((fact) => (
          <FactConflict key={fact} fact={fact} />
        ))}
      </div>
    </Note>
  )
}
