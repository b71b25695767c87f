import { useState, type FormEvent } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { Dialog } from '../../../../src/ui/Dialog.tsx'
import { MOST_DAYS_AHEAD, type Schedule, toleranceMinutes } from '../../../api/scheduleApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import { MomentInput } from '../../kit/MomentInput.tsx'
import { ownZone } from '../../kit/ownZone.ts'
import { clockChange, toWallTime, type WallTime } from '../../kit/zonedTime.ts'
import { zoneChoices } from '../../kit/zoneChoices.ts'
import { useWords } from '../../words/useWords.ts'
import type { LaterDialogProps } from './LaterWays.tsx'
import { PublishProblem } from '../publish/PublishProblem.tsx'
import { ReasonField } from '../publish/ReasonField.tsx'
import { judgeTimes, type JudgedTimes, type ScheduleTimes, type TimeTrouble } from './scheduleTimes.ts'
import { useSending } from '../publish/useSending.ts'
import { useTries } from '../publish/useTries.ts'
import styles from '../publish/review.module.css'
import { MEMBERS_ZONE } from '../../../../src/format/time/zones.ts'

/** How late it may be, in minutes. */
const tolerances = [15, 60, 360, 1440] as const

interface ScheduleDialogProps extends LaterDialogProps {
  readonly onScheduled: (schedule: Schedule) => Promise<void>
}

/** When a change goes out by itself, and when it is taken back. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { t } = useWords()
  return (
    <Dialog open={props.open} title={t('schedule.title')} onClose={props.onClose}>
      {props.open && <ScheduleForm {...props} />}
    </Dialog>
  )
}

function ScheduleForm(props: ScheduleDialogProps) {
  const { t } = useWords()
  const { reason, onReason, onClose, onReviewAgain } = props
  // Members and the platform live by this clock, as notices do.
  const [times, setTimes] = useState<ScheduleTimes>({ at: '', takeBackAt: '', zone: MEMBERS_ZONE })
  const [tolerance, setTolerance] = useState<number>(toleranceMinutes.usual)
  const [asksReason] = useState(reason.trim() === '')
  const { place, tried, tryIt } = useTries()
  const now = useApi().now()
  const judged = judgeTimes(times, now)
  const { busy, error, schedule } = useScheduling(props)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    tryIt()
    if (busy || reason.trim() === '' || Object.keys(judged.troubles).length > 0) return
    void schedule(judged, times.zone, tolerance)
  }

  return (
    <form ref={place} noValidate className={styles.schedule} aria-label={t('schedule.title')} onSubmit={handleSubmit}>
      <p className={styles.where}>{t('schedule.why')}</p>
      <TimeFields times={times} judged={judged} tried={tried} onChange={setTimes} />
      <ChoiceField
        label={t('schedule.tolerance')}
        hint={t('schedule.toleranceHint')}
        value={String(tolerance)}
        options={tolerances.map((minutes) => ({ value: String(minutes), label: t(`schedule.within${minutes}`) }))}
        onChange={(minutes) => setTolerance(Number(minutes))}
      />
      {asksReason && <ReasonField value={reason} onChange={onReason} tried={tried} hint={t('review.reasonHint')} />}
      <Summary judged={judged} zone={times.zone} now={now} />
      {error !== undefined && (
        <PublishProblem
          of="schedule"
          error={error}
          onReviewAgain={() => {
            onClose()
            onReviewAgain()
          }}
        />
      )}
      <Button type="submit" full busy={busy}>
        {t('schedule.submit')}
      </Button>
    </form>
  )
}

/** Sends what was reviewed, with its moments. */
function useScheduling({ review, reason, acknowledged, onScheduled }: ScheduleDialogProps) {
  const api = useApi()
  const { busy, error, send } = useSending()

  async function schedule({ at, takeBackAt }: JudgedTimes, zone: string, tolerance: number) {
    const { change, hash } = review
    if (change === undefined || at === undefined) return
    await send(async () => {
      const body = {
        reason: reason.trim(),
        at,
        ...(takeBackAt !== undefined && { takeBackAt }),
        zone,
        tolerance,
        acknowledgedWarnings: [...acknowledged],
        reviewed: hash,
      }
      await onScheduled((await api.schedule({ params: { id: change.id }, body })).schedule)
    })
  }

  return { busy, error, schedule }
}

interface TimeFieldsProps {
  readonly times: ScheduleTimes
  readonly judged: JudgedTimes
  readonly tried: boolean
  /** Something that is out already: it has the moment alone at which it is taken back. */
  readonly isTakeBack?: boolean
  readonly onChange: (times: ScheduleTimes) => void
}

/** A moment that is half typed is not judged: what is wrong is said once somebody has tried. */
export function TimeFields({ times, judged, tried, isTakeBack = false, onChange }: TimeFieldsProps) {
  const { t } = useWords()
  const { zone } = times
  const { at, takeBackAt, troubles } = judged
  const said = (trouble: TimeTrouble | undefined) =>
    tried && trouble !== undefined ? t(`schedule.${trouble}`, { days: MOST_DAYS_AHEAD }) : undefined
  return (
    <>
      <MomentInput
        label={t(isTakeBack ? 'schedule.takeBackAt' : 'schedule.at')}
        required
        isAskedFirst
        zone={zone}
        value={at ?? ''}
        error={said(troubles.at)}
        extra={<ClockChange wall={times.at} zone={zone} instant={at} />}
        onChange={(_, wall) => onChange({ ...times, at: wall })}
      />
      {!isTakeBack && (
        <MomentInput
          label={t('schedule.takeBackAt')}
          labelNote={t('form.optional')}
          hint={t('schedule.takeBackHint')}
          zone={zone}
          value={takeBackAt ?? ''}
          error={said(troubles.takeBackAt)}
          extra={<ClockChange wall={times.takeBackAt} zone={zone} instant={takeBackAt} />}
          onChange={(_, wall) => onChange({ ...times, takeBackAt: wall })}
        />
      )}
      <ChoiceField
        label={t('schedule.zone')}
        hint={t('schedule.zoneHint')}
        value={zone}
        options={zoneChoices(zone).map((each) => ({ value: each, label: each }))}
        onChange={(next) => onChange({ ...times, zone: next })}
      />
    </>
  )
}

interface ClockChangeProps {
  readonly wall: WallTime
  readonly zone: string
  readonly instant: string | undefined
}

/** Reading of a time that a clock change skips or repeats. */
function ClockChange({ wall, zone, instant = '' }: ClockChangeProps) {
  const { t } = useWords()
  const change = clockChange(wall, zone)
  const timeOf = (moment: WallTime) => moment.slice(moment.indexOf('T') + 1)
  return (
    // An output that is there before its words, else screen readers stay silent.
    <output className={styles.clock}>
      {change === 'skipped' &&
        t('schedule.skipped', { time: timeOf(wall), zone, instead: timeOf(toWallTime(instant, zone)) })}
      {change === 'twice' && t('schedule.twice', { time: timeOf(wall), zone })}
    </output>
  )
}

interface SummaryProps {
  readonly judged: JudgedTimes
  readonly zone: string
  readonly now: number
}

/** Summary of what will happen. */
export function Summary({ judged: { at, takeBackAt, troubles }, zone, now }: SummaryProps) {
  const { t, momentIn, ahead, list } = useWords()
  const isSound = Object.keys(troubles).length === 0
  const own = ownZone()
  const moments = [at, takeBackAt].filter((moment) => moment !== undefined)
  return (
    <output className={styles.told}>
      {isSound && at !== undefined && (
        <>
          <strong>{t('schedule.goesOut', { at: momentIn(at, zone, now), zone, ahead: ahead(at, now) })}</strong>
          <span>
            {takeBackAt === undefined
              ? t('schedule.stays')
              : t('schedule.goesBack', { at: momentIn(takeBackAt, zone, now), zone })}
          </span>
          {zone !== own && (
            <span>
              {t('schedule.whereYouAre', { times: list(moments.map((moment) => momentIn(moment, own, now))) })}
            </span>
          )}
        </>
      )}
    </output>
  )
}
