import { useId, useState, type FormEvent } from 'react'
import type { Review } from '../../../api/review.ts'
import type { Schedule } from '../../../api/scheduleApi.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { toggled, Warnings } from '../publish/PublishPanel.tsx'
import { PublishProblem } from '../publish/PublishProblem.tsx'
import { ReasonField } from '../publish/ReasonField.tsx'
import styles from '../publish/review.module.css'
import { useSending } from '../publish/useSending.ts'
import { useTries } from '../publish/useTries.ts'

interface RenewPanelProps {
  readonly schedule: Schedule
  readonly review: Review
  /** The review is being repeated. */
  readonly isChecking: boolean
  readonly onRenewed: (schedule: Schedule) => Promise<void>
  readonly onReviewAgain: () => void
}

/** Schedules a repaired change again, at the moment that it has: its warnings, a reason and the button. */
export function RenewPanel({ schedule, review, isChecking, onRenewed, onReviewAgain }: RenewPanelProps) {
  const { t, momentIn } = useWords()
  const api = useApi()
  const mayPublish = useMay('publisher')
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())
  // The same change goes out for the same reason, unless somebody writes another one.
  const [reason, setReason] = useState(schedule.reason)
  const { place, tried, tryIt } = useTries()
  const { busy, error, send } = useSending()
  const form = useId()
  const { id, at, zone } = schedule
  const { warnings, blockers, hash } = review
  const isUnread = warnings.some((warning) => warning.mustAcknowledge && !read.has(warning.id))
  const label = t('schedule.renew', { at: momentIn(at, zone, api.now()) })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    tryIt()
    if (reason.trim() === '' || isUnread || busy) return
    const body = { reason: reason.trim(), acknowledgedWarnings: [...read], reviewed: hash }
    void send(async () => onRenewed((await api.renewSchedule({ params: { id }, body })).schedule))
  }

  if (!mayPublish) return <p>{t('review.needsPublisher')}</p>
  return (
    <>
      <form ref={place} id={form} noValidate className={styles.panel} aria-label={label} onSubmit={handleSubmit}>
        <Warnings
          warnings={warnings}
          read={read}
          tried={tried}
          disabled={false}
          onRead={(warning, on) => setRead(toggled(read, warning, on))}
        />
        <ReasonField value={reason} onChange={setReason} tried={tried} hint={t('review.reasonHint')} />
        {error !== undefined && <PublishProblem of="schedule" error={error} onReviewAgain={onReviewAgain} />}
      </form>
      <div className={styles.bar}>
        <div className={styles.ways}>
          <Button type="submit" form={form} busy={busy} disabled={blockers.length > 0 || isChecking}>
            {label}
          </Button>
        </div>
      </div>
    </>
  )
}
