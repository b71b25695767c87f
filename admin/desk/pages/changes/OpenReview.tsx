import useSWR from 'swr'
import { parseFact } from '../../../../src/format/fact.ts'
import { copyName } from '../../../../src/format/facts/factName.ts'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { isFrozen, type OpenChange } from '../../../api/changeApi.ts'
import type { Blocker } from '../../../api/findings.ts'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'
import type { Review, ReviewedEdit } from '../../../api/review.ts'
import type { Schedule } from '../../../api/scheduleApi.ts'
import type { Trial } from '../../../api/trialApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { AskedReviewers } from '../../changes/asks/AskForReview.tsx'
import { Approvals } from '../../changes/publish/Approvals.tsx'
import { FindingList } from '../../changes/publish/FindingList.tsx'
import { MovedNote } from '../../changes/publish/MovedNote.tsx'
import { PublishPanel } from '../../changes/publish/PublishPanel.tsx'
import styles from '../../changes/publish/review.module.css'
import { RenewPanel } from '../../changes/schedules/RenewPanel.tsx'
import { RepairSchedule } from '../../changes/schedules/RepairSchedule.tsx'
import { TrialNotes } from '../../changes/trials/TrialNotes.tsx'
import { useDraft, useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { changeName } from '../../facts/names/changeName.ts'
import { Note } from '../../kit/Note.tsx'
import { focusHeading } from '../../kit/PageHeader.tsx'
import { useToasts } from '../../kit/ToastProvider.tsx'
import { useOperator, useMay } from '../../session/SessionProvider.tsx'
import { sentenceOf } from '../../words/sentenceOf.ts'
import { useWords } from '../../words/useWords.ts'
import { OpenConflicts, openConflicts } from './OpenConflicts.tsx'
import { ReviewedEdits } from './ReviewedEdits.tsx'
import { UnsavedEdits } from './UnsavedEdits.tsx'
import { EndSchedule } from '../../changes/schedules/EndSchedule.tsx'
import { MoveSchedule } from '../../changes/schedules/MoveSchedule.tsx'
import { useMayEnd } from '../../changes/schedules/useMayEnd.ts'

/** How often the page looks for a second person's approval while it waits for one, in ms. */
const WAITING = 15_000

/** A change that is open: what it does, what blocks it, and publishing it. */
export function OpenReview({ change }: { readonly change: OpenChange }) {
  const words = useWords()
  const { t } = words
  const draft = useDraft()
  const snapshot = useDraftSnapshot()
  const toasts = useToasts()
  const me = useOperator().name
  const isCurrent = change.id === snapshot.current?.id
  const scheduled = snapshot.schedules.find(
    ({ kind, state, change: { id } }) => kind === 'publish' && state === 'waiting' && id === change.id,
  )
  const isLocked = isFrozen(change)
  const revisions = change.edits.map(({ fact, rev }) => `${fact}@${rev}`).sort()
  const isEmpty = revisions.length === 0 && (!isCurrent || snapshot.pending.size === 0)
  const review = useReview(isEmpty ? undefined : change.id, [snapshot.seq, ...revisions])

  async function handlePublished({ seq }: ReleaseRecord) {
    toasts.success(t('frame.releaseLive', { seq }))
    // It is live, whether or not that can be read now.
    await draft.refresh().catch(() => undefined)
    focusHeading()
  }

  async function handleFrozen(said: string) {
    toasts.success(said)
    await draft.refresh().catch(() => undefined)
  }

  /** A fact that was moved under the schedule, or the edit, has its choice in a note of its own. */
  const decided = [
    ...(scheduled?.blocked?.facts.map(({ fact }) => fact) ?? []),
    ...(isCurrent ? openConflicts(snapshot) : []),
  ]
  const isDecidedElsewhere = ({ gate, fact }: Blocker): boolean =>
    gate === 'conflict' && fact !== undefined && decided.includes(fact)

  const later = {
    change,
    onScheduled: (made: Schedule) => handleFrozen(t('schedule.done', { at: words.momentIn(made.at, made.zone) })),
    onTried: (made: Trial) => handleFrozen(t('trial.done', { name: changeName(made.change, me, words) })),
  }

  return (
    <>
      {!isEmpty && review.data && (
        <>
          <Blockers blockers={review.data.blockers.filter((blocker) => !isDecidedElsewhere(blocker))} />
          <Grave review={review.data} />
        </>
      )}
      {scheduled && (
        <div className={styles.section}>
          <ScheduledNote schedule={scheduled} />
          <RepairSchedule schedule={scheduled} />
        </div>
      )}
      <TrialNotes reviewed={change} />
      {!isLocked && change.edits.length > 0 && <AskedReviewers change={change} />}
      <MovedNote />
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
      {isEmpty && <ReviewedEdits change={change} edits={[]} isCurrent={isCurrent} />}
      {!isEmpty && review.data === undefined && review.error === undefined && (
        <>
          <Reviewing text={t('review.reviewing')} />
          <Skeleton shape="record" count={4} />
        </>
      )}
      {!isEmpty && review.data && (
        <>
          <ReviewedEdits change={change} edits={review.data.edits} isCurrent={isCurrent && !isLocked} />
          {review.isLoading ? (
            <Reviewing text={t('review.again')} />
          ) : (
            <Approvals
              review={review.data}
              isWithoutBar={scheduled !== undefined}
              onChanged={() => void review.mutate()}
            />
          )}
          {scheduled?.blocked?.facts.length === 0 && (
            <RenewPanel
              key={scheduled.id}
              schedule={scheduled}
              review={review.data}
              isChecking={review.isValidating}
              onRenewed={({ at, zone }) => handleFrozen(t('schedule.done', { at: words.momentIn(at, zone) }))}
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

/** Without an edit nothing is reviewed: an empty change is no reason to play every screen. */
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

/** The worst of all: no member can deposit any more. */
const isWorst = ({ code }: Blocker): boolean => code === 'no-pay-way'

function Blockers({ blockers }: Pick<Review, 'blockers'>) {
  const { t } = useWords()
  if (blockers.length === 0) return null
  const worstFirst = blockers.toSorted((a, b) => Number(isWorst(b)) - Number(isWorst(a)))
  return (
    <Note tone="loss" title={t('review.blocked', { count: blockers.length })}>
      <FindingList findings={worstFirst} />
    </Note>
  )
}

/** Edits that may go live and yet are seldom meant: a pay way that goes off, and a text that changes in one language only. */
function Grave({ review: { edits, blockers } }: { readonly review: Review }) {
  const words = useWords()
  const { t } = words
  const nameOf = useFactName()
  const texts = Map.groupBy(edits, ({ fact }) => {
    const parsed = parseFact(fact)
    return parsed?.kind === 'copy' ? parsed.key : undefined
  })

  function graveIn({ fact, next }: ReviewedEdit): string | undefined {
    const parsed = parseFact(fact)
    if (parsed?.kind === 'settings' && next === false && /^\/recharge\/[^/]+\/on$/.test(parsed.pointer))
      return blockers.some(isWorst) ? undefined : t('review.payWayOff', { name: nameOf(fact) })
    if (parsed?.kind === 'copy' && texts.get(parsed.key)?.length === 1)
      return t('review.oneLanguage', {
        name: copyName(parsed.key, words.locale),
        language: words.language(parsed.locale),
      })
    return undefined
  }

  const sentences = edits.map(graveIn).filter((sentence) => sentence !== undefined)
  if (sentences.length === 0) return null
  return (
    <Note tone="loss" title={t('review.grave')}>
      <ul className={styles.findings}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Note>
  )
}

/** How often the page looks how far the play has come, in ms. */
const LOOKS = 1_000

/** That a review is under way, and what it waits for: a change that touches every screen is played for some time. */
function Reviewing({ text }: { readonly text: string }) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const { data } = useSWR('status', () => api.status(), { refreshInterval: LOOKS })
  return (
    <div className={styles.reviewing}>
      <output>{text}</output>
      {/* Not part of what is read out: it changes every second. */}
      {data?.playing.map(({ played, screens, since }) => (
        <p key={since ?? ''}>
          {since === undefined
            ? t('review.playing', { played, screens })
            : t('review.playingOlder', { since: words.moment(since), played, screens })}
        </p>
      ))}
    </div>
  )
}

/** In place of what publishes: when the change goes out by itself, and how to end that. */
function ScheduledNote({ schedule }: { readonly schedule: Schedule }) {
  const { t, momentIn, ahead } = useWords()
  const now = useApi().now()
  const mayEnd = useMayEnd()
  const mayPublish = useMay('publisher')
  const { at, takeBackAt, zone, actor, reason } = schedule
  return (
    <Note tone="info" title={t('schedule.noteTitle', { at: momentIn(at, zone, now), zone, ahead: ahead(at, now) })}>
      <p>{t('schedule.by', { who: actor, reason })}</p>
      <p>
        {takeBackAt === undefined
          ? t('schedule.stays')
          : t('schedule.goesBack', { at: momentIn(takeBackAt, zone, now), zone })}{' '}
        {t('schedule.frozen')}
      </p>
      <div className={styles.ways}>
        {mayPublish && <MoveSchedule schedule={schedule} />}
        {mayEnd(schedule) && <EndSchedule schedule={schedule} />}
      </div>
    </Note>
  )
}
