import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { Checkbox } from '../../../../src/ui/Checkbox.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { createKey } from '../../api/createKey.ts'
import { AskDialog } from '../asks/AskForReview.tsx'
import { LaterDialogs, type LaterWay } from '../schedules/LaterWays.tsx'
import { useTrialShut } from '../trials/TrialDialog.tsx'
import { useApproval } from './Approvals.tsx'
import { PublishProblem } from './PublishProblem.tsx'
import { ReasonField } from './ReasonField.tsx'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'
import { Finding } from './FindingList.tsx'
import { isIn, type OpenChange } from '../../../api/changeApi.ts'
import type { PublishRequest, ReleaseRecord } from '../../../api/releaseApi.ts'
import type { Review } from '../../../api/review.ts'
import type { Schedule } from '../../../api/scheduleApi.ts'
import type { Trial } from '../../../api/trialApi.ts'
import { useTries } from './useTries.ts'
import styles from './review.module.css'
import { useWords } from '../../words/useWords.ts'
import { Problem } from '../../kit/Problem.tsx'
import { RowMenu, type RowMenuItem } from '../../kit/RowMenu.tsx'
import { foundText } from '../../facts/names/foundText.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'

export interface PublishPanelProps {
  readonly review: Review
  /** The review is being repeated. */
  readonly isChecking: boolean
  readonly onPublished: (release: ReleaseRecord) => Promise<void>
  /** Without it the panel offers no later moment, no trial, and no asking for a review. */
  readonly later?: {
    readonly change: OpenChange
    readonly onScheduled: (schedule: Schedule) => Promise<void>
    readonly onTried: (trial: Trial) => Promise<void>
  }
  /** The draft or the live release changed during the review. */
  readonly onReviewAgain: () => void
  readonly label?: string
  /** Purpose of the reason. */
  readonly hint?: string
  readonly send?: (request: PublishRequest) => Promise<ReleaseRecord>
}

/**
 * Warnings to acknowledge, the reason, and the button. Exactly what was reviewed is published, or nothing. What was
 * ticked and typed is for one change and one publish: another change, or the same one after it, begins with nothing.
 */
export function PublishPanel(props: PublishPanelProps) {
  const { t } = useWords()
  const [published, setPublished] = useState(0)
  const { review, label = t('review.publish') } = props

  async function handlePublished(release: ReleaseRecord) {
    setPublished(release.seq)
    await props.onPublished(release)
  }

  const subject = `${review.change?.id ?? label} ${published}`
  return <PublishForm key={subject} {...props} label={label} onPublished={handlePublished} />
}

function PublishForm(props: PublishPanelProps & { readonly label: string }) {
  const { t } = useWords()
  const { review, later, label } = props
  const mayPublish = useMay('publisher')
  const mayEdit = useMay('editor')
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())
  const { place, tried, tryIt } = useTries()
  const [way, setWay] = useState<LaterWay | 'ask'>()
  const { reason, setReason, busy, error, publish } = usePublish(props, read)
  const approval = useApproval(review, props.onReviewAgain)
  const me = useOperator().name
  const { warnings, blockers } = review
  /** The operator's own large changes are published by somebody else, or after their approval. */
  const isAlone = review.secondPersonFor.some(({ author }) => author === me)
  const unread = warnings.filter(({ id, mustAcknowledge }) => mustAcknowledge && !read.has(id)).length
  const form = useId()
  const trialShut = useTrialShut(review.edits.map(({ fact }) => fact))
  const held = [
    props.isChecking && t('review.again'),
    blockers.length > 0 && t('review.blocked', { count: blockers.length }),
    isAlone && t('review.secondNeeded'),
  ].find((why) => why !== false)

  function handlePublish() {
    tryIt()
    if (reason.trim() === '' || unread > 0 || held !== undefined || busy) return
    void publish()
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    handlePublish()
  }

  function handleLater(chosen: LaterWay) {
    // What was not looked at is marked; the reason is asked for by the dialog, too.
    if (unread > 0) tryIt()
    else setWay(chosen)
  }

  /** The first is the main button; the others are in the menu beside it. */
  const ways: readonly BarWay[] = [
    ...(approval.approve
      ? [
          {
            label: t('review.approve'),
            icon: 'check' as const,
            hint: props.isChecking ? t('review.again') : undefined,
            onChoose: () => void approval.approve?.(),
          },
        ]
      : []),
    ...(mayPublish ? [{ label, icon: 'play' as const, hint: held, isSubmit: true, onChoose: handlePublish }] : []),
    ...(mayPublish && later
      ? [
          {
            label: t('schedule.open'),
            icon: 'calendar' as const,
            hint: held,
            onChoose: () => handleLater('schedule'),
          },
          {
            label: t('trial.open'),
            icon: 'screens' as const,
            hint: held ?? trialShut,
            onChoose: () => handleLater('trial'),
          },
        ]
      : []),
    ...(later && (mayPublish || (mayEdit && isIn(later.change, me)))
      ? [{ label: t('asks.ask'), icon: 'message' as const, onChoose: () => setWay('ask') }]
      : []),
  ]
  // A second person comes first where one is needed; afterwards it is one of the ways.
  const [main, ...others] =
    approval.approve && review.secondPersonFor.length === 0 ? [...ways.slice(1), ...ways.slice(0, 1)] : ways
  return (
    <>
      <form ref={place} id={form} noValidate className={styles.panel} aria-label={label} onSubmit={handleSubmit}>
        <Warnings
          warnings={warnings}
          read={read}
          tried={tried}
          disabled={!mayPublish}
          onRead={(id, on) => setRead(toggled(read, id, on))}
        />
        {mayPublish ? (
          <>
            <ReasonField
              value={reason}
              onChange={setReason}
              tried={tried}
              hint={props.hint ?? t('review.reasonHint')}
            />
            {error !== undefined && <PublishProblem error={error} onReviewAgain={props.onReviewAgain} />}
          </>
        ) : (
          <p>{t('review.needsPublisher')}</p>
        )}
        <Problem error={approval.problem} />
      </form>
      {main && (
        <PublishBar
          review={review}
          unread={mayPublish ? unread : 0}
          isAlone={isAlone}
          lacksReason={mayPublish && reason.trim() === ''}
        >
          {main.isSubmit === true ? (
            <Button type="submit" form={form} busy={busy} disabled={main.hint !== undefined}>
              {main.label}
            </Button>
          ) : (
            <Button busy={approval.busy} disabled={main.hint !== undefined} onClick={main.onChoose}>
              {main.label}
            </Button>
          )}
          {others.length > 0 && (
            <RowMenu
              isArrow
              label={t('review.ways')}
              items={others.map((item) => ({ ...item, disabled: item.hint !== undefined }))}
            />
          )}
        </PublishBar>
      )}
      {later && <AskDialog open={way === 'ask'} change={later.change} onClose={() => setWay(undefined)} />}
      {later && (
        <LaterDialogs
          {...later}
          way={way === 'ask' ? undefined : way}
          review={review}
          reason={reason}
          onReason={setReason}
          acknowledged={[...read]}
          onClose={() => setWay(undefined)}
          onReviewAgain={props.onReviewAgain}
        />
      )}
    </>
  )
}

/** A way on; with a hint, it is shut, and that says why. */
interface BarWay extends RowMenuItem {
  /** The button submits the form. */
  readonly isSubmit?: boolean
}

interface PublishBarProps {
  readonly review: Review
  /** How many warnings wait for a tick. */
  readonly unread: number
  /** Whether somebody else has to publish it. */
  readonly isAlone: boolean
  readonly lacksReason: boolean
  readonly children: ReactNode
}

/** In sight however long the review is: what it comes to, what is still missing, and the button. */
function PublishBar({ review: { edits, blockers }, unread, isAlone, lacksReason, children }: PublishBarProps) {
  const { t } = useWords()
  const parts = [
    t('review.barEdits', { count: edits.length }),
    blockers.length > 0 && t('review.barBlocks', { count: blockers.length }),
    isAlone && t('review.barSecond'),
    unread > 0 && t('review.barToTick', { count: unread }),
    lacksReason && t('review.barReason'),
  ]
  return (
    <div className={styles.bar}>
      <output className={styles.summary}>{parts.filter((part) => part !== false).join(' · ')}</output>
      <div className={styles.split}>{children}</div>
    </div>
  )
}

/** Sends what was reviewed, with the reason that is being typed. */
function usePublish({ review, send, onPublished }: PublishPanelProps, read: ReadonlySet<string>) {
  const api = useApi()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [page] = useState(createKey)

  async function publish() {
    setBusy(true)
    setError(undefined)
    try {
      // One key per intent: after a lost answer the same release is asked for again, not a second one.
      const idempotencyKey = `${page}-${review.seq}-${review.hash.slice(0, 16)}`
      const request = {
        reason: reason.trim(),
        expectedSeq: review.seq,
        reviewed: review.hash,
        acknowledgedWarnings: [...read],
        idempotencyKey,
        ...(review.change && { change: review.change.id }),
      }
      await onPublished(send === undefined ? (await api.publish({ body: request })).release : await send(request))
    } catch (refusal) {
      setError(refusal)
    } finally {
      setBusy(false)
    }
  }

  return { reason, setReason, busy, error, publish }
}

interface WarningsProps {
  readonly warnings: Review['warnings']
  /** Those that are ticked. */
  readonly read: ReadonlySet<string>
  readonly tried: boolean
  readonly disabled: boolean
  readonly onRead: (id: string, on: boolean) => void
}

export function Warnings({ warnings, read, tried, disabled, onRead }: WarningsProps) {
  const words = useWords()
  const { t } = words
  const snapshot = useDraftSnapshot()
  if (warnings.length === 0) return null
  return (
    <fieldset className={styles.warnings}>
      <legend className={styles.legend}>{t('review.warnings', { count: warnings.length })}</legend>
      {warnings.map((warning) =>
        warning.mustAcknowledge ? (
          <Checkbox
            key={warning.id}
            label={t('review.looked', { warning: foundText(warning, words, snapshot) })}
            checked={read.has(warning.id)}
            disabled={disabled}
            error={tried && !read.has(warning.id) ? t('review.tick') : undefined}
            onChange={(checked) => onRead(warning.id, checked)}
          />
        ) : (
          <p key={warning.id}>
            <Finding finding={warning} />
          </p>
        ),
      )}
    </fieldset>
  )
}

export function toggled(set: ReadonlySet<string>, item: string, on: boolean): ReadonlySet<string> {
  const next = new Set(set)
  if (on) next.add(item)
  else next.delete(item)
  return next
}
