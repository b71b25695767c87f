import { useState } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { Note } from '../../kit/Note.tsx'
import { ownZone } from '../../kit/ownZone.ts'
import { useWords } from '../../words/useWords.ts'
import { byDay, type Coming as ComingItem, comingItems, type ComingDay } from '../../facts/documents/comingDays.ts'
import { type TakenBackNow, TakeBackNow } from './TakeBackNow.tsx'
import styles from './Coming.module.css'
import { changeName } from '../../facts/names/changeName.ts'
import { RowLink } from '../../kit/RowLink.tsx'
import { toWallTime } from '../../kit/zonedTime.ts'
import { MoveSchedule } from '../../changes/schedules/MoveSchedule.tsx'
import { EndSchedule } from '../../changes/schedules/EndSchedule.tsx'
import { useMayEnd } from '../../changes/schedules/useMayEnd.ts'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'
import type { ComingEdge } from '../../facts/documents/comingEdges.ts'
import type { Schedule } from '../../../api/scheduleApi.ts'
import { PutAwayButton } from '../../changes/PutAwayButton.tsx'
import { useEndSchedule } from '../../changes/schedules/useEndSchedule.ts'
import { FindingList } from '../../changes/publish/FindingList.tsx'

/** As far ahead as the overview shows at first. */
const WEEK = 7 * 86_400_000

/** Events by day that come by themselves, of the next seven days at first. */
export function Coming() {
  const { t, locale } = useWords()
  const snapshot = useDraftSnapshot()
  const now = useApi().now()
  const [taken, setTaken] = useState<TakenBackNow>()
  const [isWhole, setWhole] = useState(false)
  const items = comingItems(snapshot, locale, now)
  // One that cannot do what it was made for waits for somebody, however far ahead it is.
  const near = items.filter(
    (item) =>
      isWhole || Date.parse(item.at) < now + WEEK || (item.kind === 'change' && item.schedule.blocked !== undefined),
  )
  const left = items.length - near.length
  return (
    <section aria-label={t('overview.coming')}>
      <h2 className={styles.title}>{t('overview.coming')}</h2>
      <output>{taken && <TakenBackNote taken={taken} />}</output>
      {items.length === 0 && <p className={styles.quiet}>{t('calendar.nothingWhy')}</p>}
      {byDay(near, ownZone()).map((day) => (
        <CalendarDay key={day.day} day={day} now={now} onTakenBack={setTaken} />
      ))}
      {left > 0 && (
        <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
          {t('calendar.later', { count: left })}
        </Button>
      )}
    </section>
  )
}

/** Outcome of taking back, for as long as the page is open: facts that stayed as they are have to be looked at. */
export function TakenBackNote({ taken: { name, seq, left } }: { readonly taken: TakenBackNow }) {
  const { t } = useWords()
  const nameOf = useFactName()
  return (
    <Note
      tone={seq === undefined || left.length > 0 ? 'warning' : 'gain'}
      title={seq === undefined ? t('calendar.nothingBack', { name }) : t('calendar.takenBack', { name })}
    >
      {seq !== undefined && <p>{t('frame.releaseLive', { seq })}</p>}
      {left.length > 0 && (
        <>
          <p>{t('calendar.left')}</p>
          <ul className={styles.left}>
            {left.map((fact) => (
              <li key={fact}>{nameOf(fact)}</li>
            ))}
          </ul>
        </>
      )}
    </Note>
  )
}

interface CalendarDayProps {
  readonly day: ComingDay
  readonly now: number
  readonly onTakenBack: (taken: TakenBackNow) => void
}

/** Events of a day, in their order. */
function CalendarDay({ day: { day, items }, now, onTakenBack }: CalendarDayProps) {
  const words = useWords()
  const [first] = items
  const title = words.day(first.at, now)
  const isToday = day === toWallTime(new Date(now).toISOString(), ownZone()).slice(0, 10)
  return (
    <section className={styles.day} aria-label={title}>
      <h3 className={styles.date}>
        {title} {isToday && <span className={styles.quiet}>{words.t('calendar.today')}</span>}
      </h3>
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

function keyOf(item: ComingItem): string {
  return item.kind === 'period'
    ? `${item.edge.kind} ${item.edge.id} ${item.edge.edge} ${item.at}`
    : `${item.schedule.id} ${item.does}`
}

function PeriodEdge({ edge: { kind, id, name, edge, shownAs } }: { readonly edge: ComingEdge }) {
  const { t } = useWords()
  return (
    <p>
      <RowLink to={`/messages/${kind}s/${id}`}>{name || t('messages.untitled')}</RowLink>{' '}
      <span className={styles.quiet}>
        {t(edge === 'begins' ? `overview.${shownAs}Begins` : `overview.${shownAs}Ends`)}
      </span>
    </p>
  )
}

interface ScheduledChangeProps {
  readonly item: ComingItem & { readonly kind: 'change' }
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
        {isOut ? <strong>{name}</strong> : <RowLink to={`/changes/${change.id}`}>{name}</RowLink>}{' '}
        <span className={styles.quiet}>{t(does === 'goes-out' ? 'calendar.goesOut' : 'calendar.isTakenBack')}</span>
      </p>
      <p className={styles.quiet}>
        {[
          Date.parse(at) > now ? words.ahead(at, now) : t('calendar.dueNow'),
          ...(zone === ownZone() ? [] : [t('calendar.elsewhere', { at: words.momentIn(at, zone, now), zone })]),
          ...(does === 'will-be-taken-back' ? [] : [t('calendar.by', { who: actor, reason })]),
        ].join(' · ')}
      </p>
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
          <RowLink to={`/changes/${change.id}`} aria-label={t('calendar.againName', { name })}>
            {t('calendar.again')}
          </RowLink>
        )}
        {isLeft && mayPublish && <TakeBackNow schedule={schedule} onTakenBack={onTakenBack} />}
        {mayEnd(schedule) && <PutAwayButton {...ending} name={name} />}
      </div>
    </Note>
  )
}
