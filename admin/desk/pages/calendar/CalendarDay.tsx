import { useWords } from '../../words/useWords.ts'
import { changeName } from '../../facts/names/changeName.ts'
import { ownZone } from '../../kit/ownZone.ts'
import { RowLink } from '../../kit/RowLink.tsx'
import { toWallTime } from '../../kit/zonedTime.ts'
import { BlockedMark } from '../../changes/schedules/BlockedMark.tsx'
import { MoveSchedule } from '../../changes/schedules/MoveSchedule.tsx'
import { EndSchedule } from '../../changes/schedules/EndSchedule.tsx'
import { useMayEnd } from '../../changes/schedules/useMayEnd.ts'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'
import type { ComingEdge } from '../../facts/documents/comingEdges.ts'
import type { Coming, ComingDay } from '../../facts/documents/comingDays.ts'
import { TakeBackNow, type TakenBackNow } from './TakeBackNow.tsx'
import styles from './calendar.module.css'

interface CalendarDayProps {
  readonly day: ComingDay
  readonly now: number
  readonly onTakenBack: (taken: TakenBackNow) => void
}

/** Events of a day, in their order. */
export function CalendarDay({ day: { day, items }, now, onTakenBack }: CalendarDayProps) {
  const words = useWords()
  const [first] = items
  const title = words.day(first.at, now)
  const isToday = day === toWallTime(new Date(now).toISOString(), ownZone()).slice(0, 10)
  return (
    <section className={styles.day} aria-label={title}>
      <h2 className={styles.date}>
        {title} {isToday && <span className={styles.quiet}>{words.t('calendar.today')}</span>}
      </h2>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={keyOf(item)} className={styles.item}>
            <time dateTime={item.at} className={styles.when}>
              {words.clock(item.at)}
            </time>
            <div className={styles.words}>
              {item.kind === 'period' ? (
                <PeriodEdge edge={item.edge} />
              ) : (
                <ScheduledChange item={item} now={now} onTakenBack={onTakenBack} />
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function keyOf(item: Coming): string {
  return item.kind === 'period'
    ? `${item.edge.kind} ${item.edge.id} ${item.edge.edge} ${item.at}`
    : `${item.schedule.id} ${item.does}`
}

function PeriodEdge({ edge: { kind, id, name, edge, shownAs } }: { readonly edge: ComingEdge }) {
  const { t } = useWords()
  return (
    <p>
      <RowLink to={`/${kind}s/${id}`}>{name || t('notices.untitled', { id })}</RowLink>{' '}
      <span className={styles.quiet}>
        {t(edge === 'begins' ? `overview.${shownAs}Begins` : `overview.${shownAs}Ends`)}
      </span>
    </p>
  )
}

interface ScheduledChangeProps {
  readonly item: Coming & { readonly kind: 'change' }
  readonly now: number
  readonly onTakenBack: (taken: TakenBackNow) => void
}

function ScheduledChange({ item: { at, schedule, does }, now, onTakenBack }: ScheduledChangeProps) {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const mayEnd = useMayEnd()
  const mayPublish = useMay('publisher')
  const { change, zone, actor, reason } = schedule
  const name = changeName(change, me, words)
  const isOut = does === 'is-taken-back'
  return (
    <>
      <p>
        {isOut ? <strong>{name}</strong> : <RowLink to={`/review?change=${change.id}`}>{name}</RowLink>}{' '}
        <span className={styles.quiet}>{t(does === 'goes-out' ? 'calendar.goesOut' : 'calendar.isTakenBack')}</span>
      </p>
      <p className={styles.quiet}>
        {[
          Date.parse(at) > now ? words.ahead(at, now) : t('calendar.dueNow'),
          ...(zone === ownZone() ? [] : [t('calendar.elsewhere', { at: words.momentIn(at, zone, now), zone })]),
          ...(does === 'will-be-taken-back' ? [] : [t('calendar.by', { who: actor, reason })]),
        ].join(' · ')}
      </p>
      {does !== 'will-be-taken-back' && <BlockedMark schedule={schedule} />}
      {does !== 'will-be-taken-back' && (
        <div className={styles.actions}>
          {mayPublish && <MoveSchedule schedule={schedule} />}
          {isOut && mayPublish && <TakeBackNow schedule={schedule} onTakenBack={onTakenBack} />}
          {mayEnd(schedule) && <EndSchedule schedule={schedule} />}
        </div>
      )}
    </>
  )
}
