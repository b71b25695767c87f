import { useState } from 'react'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { Note } from '../../kit/Note.tsx'
import { ownZone } from '../../kit/ownZone.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { useWords } from '../../words/useWords.ts'
import { byDay, comingItems, type Coming, type ComingDay } from '../../facts/documents/comingDays.ts'
import { type TakenBackNow, TakeBackNow } from './TakeBackNow.tsx'
import styles from './calendar.module.css'
import { changeName } from '../../facts/names/changeName.ts'
import { RowLink } from '../../kit/RowLink.tsx'
import { toWallTime } from '../../kit/zonedTime.ts'
import { BlockedMark } from '../../changes/schedules/BlockedMark.tsx'
import { MoveSchedule } from '../../changes/schedules/MoveSchedule.tsx'
import { EndSchedule } from '../../changes/schedules/EndSchedule.tsx'
import { useMayEnd } from '../../changes/schedules/useMayEnd.ts'
import { useMay, useOperator } from '../../session/SessionProvider.tsx'
import type { ComingEdge } from '../../facts/documents/comingEdges.ts'
import type { Schedule } from '../../../api/scheduleApi.ts'
import { PutAwayButton } from '../../changes/PutAwayButton.tsx'
import { useEndSchedule } from '../../changes/schedules/useEndSchedule.ts'
import { FindingList } from '../../changes/publish/FindingList.tsx'

/** Coming events by day, and those that should have happened and did not. */
export function CalendarPage() {
  const { t, locale } = useWords()
  const snapshot = useDraftSnapshot()
  const now = useApi().now()
  const [taken, setTaken] = useState<TakenBackNow>()
  const parked = snapshot.schedules.filter(({ state }) => state === 'parked')
  const days = byDay(comingItems(snapshot, locale, now), ownZone())
  return (
    <>
      <PageHeader title={t('areas.calendar')} text={t('calendar.text')} />
      <output>{taken && <TakenBackNote taken={taken} />}</output>
      {parked.length > 0 && (
        <section className={styles.parked} aria-label={t('calendar.parked')}>
          {parked.map((schedule) => (
            <ParkedSchedule key={schedule.id} schedule={schedule} onTakenBack={setTaken} />
          ))}
        </section>
      )}
      {days.length === 0 && parked.length === 0 && (
        <EmptyState icon="calendar" title={t('calendar.nothing')} text={t('calendar.nothingWhy')} />
      )}
      {days.map((day) => (
        <CalendarDay key={day.day} day={day} now={now} onTakenBack={setTaken} />
      ))}
    </>
  )
}

/** Outcome of taking back, for as long as the page is open: facts that stayed as they are have to be looked at. */
function TakenBackNote({ taken: { name, seq, left } }: { readonly taken: TakenBackNow }) {
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

interface ParkedScheduleProps {
  readonly schedule: Schedule
  readonly onTakenBack: (taken: TakenBackNow) => void
}

/** A schedule that did not go out: why, and what can be done about it. */
function ParkedSchedule({ schedule, onTakenBack }: ParkedScheduleProps) {
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
