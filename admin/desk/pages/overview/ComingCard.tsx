import { lazy, Suspense } from 'react'
import { Icon } from '../../../../src/ui/Icon.tsx'
import type { Schedule } from '../../../api/scheduleApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { changeName } from '../../facts/names/changeName.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { RowLink } from '../../kit/RowLink.tsx'
import { StateBadge } from '../../kit/StateBadge.tsx'
import { useOperator } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { scheduledItems } from '../../facts/documents/comingDays.ts'
import { comingEdges } from '../../facts/documents/comingEdges.ts'
import { OverviewCard } from './OverviewCard.tsx'
import styles from './overview.module.css'

// Few days have one, and it brings the words of every value.
const BlockedMark = lazy(async () => ({
  default: (await import('../../changes/schedules/BlockedMark.tsx')).BlockedMark,
}))

/** As many as are near enough to matter. */
const MOST = 6

/** Of what goes out by itself: the calendar has the rest. */
const MOST_SCHEDULED = 3

/** Schedules that go out next or should have, and notices and dialogs that begin and end. */
export function ComingCard() {
  const { t, locale, moment } = useWords()
  const api = useApi()
  const snapshot = useDraftSnapshot()
  const { edges, running } = comingEdges(snapshot, locale, api.now())
  const left = edges.length - MOST
  return (
    <OverviewCard title={t('overview.coming')} to={{ path: '/coming', area: 'calendar' }}>
      <Scheduled schedules={snapshot.schedules} />
      <p className={styles.quiet}>{t('overview.running', { count: running })}</p>
      {edges.length === 0 && snapshot.schedules.length === 0 && <p>{t('overview.nothingComes')}</p>}
      <ol className={styles.list}>
        {edges.slice(0, MOST).map(({ kind, shownAs, id, name, edge, at, isDraft }) => {
          const iso = new Date(at).toISOString()
          return (
            <li key={`${kind} ${id} ${edge} ${at}`} className={styles.coming}>
              <time dateTime={iso} className={styles.when}>
                {moment(iso)}
              </time>
              <span className={styles.words}>
                <RowLink to={`/${kind}s/${id}`}>{name || t('notices.untitled', { id })}</RowLink>{' '}
                <span className={styles.quiet}>
                  {t(edge === 'begins' ? `overview.${shownAs}Begins` : `overview.${shownAs}Ends`)}
                </span>{' '}
                {isDraft && <StateBadge state="draft">{t('overview.inChange')}</StateBadge>}
              </span>
            </li>
          )
        })}
      </ol>
      {left > 0 && <p className={styles.quiet}>{t('releases.more', { count: left })}</p>}
    </OverviewCard>
  )
}

function Scheduled({ schedules }: { readonly schedules: readonly Schedule[] }) {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const parked = schedules.filter(({ state }) => state === 'parked').length
  const items = scheduledItems(schedules)
  // One that cannot go out waits for somebody, however far ahead it is.
  const shown = items.filter(
    ({ does, schedule: { blocked } }, index) =>
      index < MOST_SCHEDULED || (blocked !== undefined && does !== 'will-be-taken-back'),
  )
  return (
    <>
      {parked > 0 && (
        <p className={styles.warning}>
          <Icon name="alert" size={16} />
          <RowLink to="/coming">{t('calendar.parkedHere', { count: parked })}</RowLink>
        </p>
      )}
      <ol className={styles.list}>
        {shown.map(({ at, does, schedule }) => (
          <li key={`${schedule.id} ${does}`} className={styles.coming}>
            <time dateTime={at} className={styles.when}>
              {words.moment(at)}
            </time>
            <span className={styles.words}>
              <RowLink to="/coming">{changeName(schedule.change, me, words)}</RowLink>{' '}
              <span className={styles.quiet}>
                {t(does === 'goes-out' ? 'calendar.goesOut' : 'calendar.isTakenBack')}
              </span>
              {does !== 'will-be-taken-back' && schedule.blocked !== undefined && (
                <Suspense>
                  <BlockedMark schedule={schedule} />
                </Suspense>
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
