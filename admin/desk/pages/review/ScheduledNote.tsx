import type { Schedule } from '../../../api/scheduleApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { Note } from '../../kit/Note.tsx'
import { EndSchedule } from '../../changes/schedules/EndSchedule.tsx'
import { MoveSchedule } from '../../changes/schedules/MoveSchedule.tsx'
import { useMay } from '../../session/SessionProvider.tsx'
import styles from '../../changes/publish/review.module.css'
import { useMayEnd } from '../../changes/schedules/useMayEnd.ts'
import { useWords } from '../../words/useWords.ts'

/** In place of what publishes: when the change goes out by itself, and how to end that. */
export function ScheduledNote({ schedule }: { readonly schedule: Schedule }) {
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
