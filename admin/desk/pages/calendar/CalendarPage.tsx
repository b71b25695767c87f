import { useState } from 'react'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { Note } from '../../kit/Note.tsx'
import { ownZone } from '../../kit/ownZone.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { useWords } from '../../words/useWords.ts'
import { CalendarDay } from './CalendarDay.tsx'
import { byDay, comingItems } from '../../facts/documents/comingDays.ts'
import { ParkedSchedule } from './ParkedSchedule.tsx'
import type { TakenBackNow } from './TakeBackNow.tsx'
import styles from './calendar.module.css'

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
