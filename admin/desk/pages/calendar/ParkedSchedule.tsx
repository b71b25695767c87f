import type { Schedule } from '../../../api/scheduleApi.ts'
import { changeName } from '../../facts/names/changeName.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { PutAwayButton } from '../../changes/PutAwayButton.tsx'
import { Note } from '../../kit/Note.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { useEndSchedule } from '../../changes/schedules/useEndSchedule.ts'
import { useMayEnd } from '../../changes/schedules/useMayEnd.ts'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { FindingList } from '../../changes/publish/FindingList.tsx'
import { TakeBackNow, type TakenBackNow } from './TakeBackNow.tsx'
import styles from './calendar.module.css'

interface ParkedScheduleProps {
  readonly schedule: Schedule
  readonly onTakenBack: (taken: TakenBackNow) => void
}

/** A schedule that did not go out: why, and what can be done about it. */
export function ParkedSchedule({ schedule, onTakenBack }: ParkedScheduleProps) {
  const words = useWords()
  const ending = useEndSchedule(schedule)
  const { t } = words
  const me = useOperator().name
  const mayEnd = useMayEnd()
  const mayPublish = useMay('publisher')
  const { changes } = useDraftSnapshot()
  const { kind, change, at, zone, parked, actor, reason } = schedule
  const name = changeName(change, me, words)
  const when = words.momentIn(at, zone)
  const isOpen = changes.some(({ id }) => id === change.id)
  const why = parked?.reason ?? 'late'
  /** Members still have what it brought. */
  const isLeft = kind === 'take-back' && why !== 'moved'
  /** Whether it may be live is not known after a backup was put back. */
  const isLive = isLeft && why !== 'restored'
  const findings = [...(parked?.blockers ?? []), ...(parked?.warnings ?? [])]
  return (
    <Note
      tone="warning"
      title={
        kind === 'publish'
          ? t('calendar.parkedPublish', { name, at: when })
          : t('calendar.parkedTakeBack', { name, at: when })
      }
    >
      <p>
        {t(`calendar.why-${why}`, { who: actor })} {isLive && t('calendar.stillLive')}
      </p>
      <p className={styles.quiet}>{t('schedule.by', { who: actor, reason })}</p>
      {findings.length > 0 && <FindingList findings={findings} />}
      <div className={styles.actions}>
        {kind === 'publish' && isOpen && (
          <RowLink to={`/review?change=${change.id}`} aria-label={t('calendar.againName', { name })}>
            {t('calendar.again')}
          </RowLink>
        )}
        {isLeft && mayPublish && <TakeBackNow schedule={schedule} onTakenBack={onTakenBack} />}
        {mayEnd(schedule) && <PutAwayButton {...ending} name={name} />}
      </div>
    </Note>
  )
}
