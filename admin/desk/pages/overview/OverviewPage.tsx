import { PageHeader } from '../../kit/PageHeader.tsx'
import { useWords } from '../../words/useWords.ts'
import { ChangeCard } from './ChangeCard.tsx'
import { ComingCard } from './ComingCard.tsx'
import styles from './overview.module.css'
import { useReports } from '../../facts/history/useReports.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { useOperator, useMay } from '../../session/SessionProvider.tsx'
import { trialName } from '../../changes/trials/trialName.ts'
import { reportWhat } from '../../facts/names/reportWhat.ts'
import { OverviewCard } from './OverviewCard.tsx'
import useSWR from 'swr'
import { nameOfActor } from '../../facts/draft/nameOfActor.ts'
import { useReleases } from '../../facts/history/useReleases.ts'
import { StateBadge } from '../../kit/StateBadge.tsx'
import { PersonHere } from '../../changes/presence/PersonHere.tsx'
import { usePresence } from '../../changes/presence/PresenceProvider.tsx'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../src/ui/Button.tsx'
import { StopDialog } from '../../changes/stops/StopDialog.tsx'
import { useStops } from '../../changes/stops/useStops.ts'
import { changeName } from '../../facts/names/changeName.ts'
import { RowLink } from '../../kit/RowLink.tsx'
import { runningTrial } from '../../changes/trials/runningTrial.ts'

const FollowingPhones = lazy(async () => ({
  default: (await import('../../changes/phones/FollowingPhones.tsx')).FollowingPhones,
}))
// There is seldom a trial.
const TrialNow = lazy(async () => ({ default: (await import('../../changes/trials/TrialNow.tsx')).TrialNow }))
const HaltedTrial = lazy(async () => ({ default: (await import('../../changes/trials/HaltedTrial.tsx')).HaltedTrial }))

/** First page of an operator: the live release, coming events, and tasks that wait for them. */
export function OverviewPage() {
  const { t } = useWords()
  return (
    <>
      <PageHeader title={t('areas.overview')} />
      <HaltedTrials />
      <div className={styles.cards}>
        <TrialCard />
        <LiveCard />
        <ChangeCard />
        <ComingCard />
        <StopsCard />
        <FaultsCard />
        <PeopleCard />
      </div>
    </>
  )
}

const DAY = 86_400_000
const MOST = 4

/** Faults of members' apps since yesterday. */
function FaultsCard() {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const me = useOperator().name
  const { trials } = useDraftSnapshot()
  const { data, error, mutate, isValidating } = useReports()
  const recent = data
    ?.filter(({ lastAt }) => Date.parse(lastAt) > api.now() - DAY)
    .toSorted((a, b) => b.lastAt.localeCompare(a.lastAt))
  const left = (recent?.length ?? 0) - MOST
  return (
    <OverviewCard
      title={t('overview.faults')}
      to={{ path: '/faults', area: 'reports' }}
      answer={{ isThere: data !== undefined, error, isAsking: isValidating, onRetry: () => void mutate() }}
    >
      {recent?.length === 0 && (
        <>
          <p className={styles.good}>{t('overview.noFaults')}</p>
          <p className={styles.quiet}>{t('overview.noFaultsWhy')}</p>
        </>
      )}
      <ul className={styles.list}>
        {recent?.slice(0, MOST).map(({ seq, code, pointer, build, count, lastAt }) => (
          <li key={`${seq} ${code} ${pointer} ${build}`} className={styles.fault}>
            <strong>{reportWhat(code, words)}</strong> <code>{pointer}</code>
            <p className={styles.quiet}>
              {[trialName(seq, trials, me, words), t('reports.total', { count })].filter(Boolean).join(' · ')} ·{' '}
              <time dateTime={lastAt}>{words.ago(lastAt, api.now())}</time>
            </p>
          </li>
        ))}
      </ul>
      {left > 0 && <p className={styles.quiet}>{t('releases.more', { count: left })}</p>}
    </OverviewCard>
  )
}

/** How often the phones are counted, in ms. */
const EVERY = 15_000

/** Live release: since when, by whom and why; and how many phones show it. */
function LiveCard() {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const { seq } = useDraftSnapshot()
  const { releases, error, isReading, retry } = useReleases()
  const status = useSWR('status', () => api.status(), { refreshInterval: EVERY })
  const live = releases?.find((release) => release.seq === seq)
  return (
    <OverviewCard
      title={t('overview.live')}
      to={{ path: '/history', area: 'releases' }}
      lines={4}
      answer={{ isThere: releases !== undefined, error, isAsking: isReading, onRetry: retry }}
    >
      <p className={styles.figure}>
        {t('overview.release', { seq })} <StateBadge state="live">{t('releases.live')}</StateBadge>
      </p>
      {live && (
        <>
          <p>
            {t(`releases.${live.kind}`)} · {live.kind !== 'system' && `${nameOfActor(live.actor, words)} · `}
            <time dateTime={live.createdAt} title={words.ago(live.createdAt, api.now())}>
              {words.moment(live.createdAt)}
            </time>
          </p>
          {live.reason !== '' && <blockquote className={styles.reason}>{live.reason}</blockquote>}
        </>
      )}
      <Suspense>
        <FollowingPhones seq={seq} every={EVERY} back={live?.kind === 'publish' && seq > 1 ? seq - 1 : undefined} />
      </Suspense>
      {status.data?.incidents.map((sentence) => (
        <p key={sentence} className={styles.warning}>
          <strong>{t('review.incident')}</strong> {sentence}
        </p>
      ))}
    </OverviewCard>
  )
}

/** Others with the desk open, and the pages they are on. */
function PeopleCard() {
  const { t } = useWords()
  const others = usePresence()
  const isOwner = useMay('owner')
  return (
    <OverviewCard title={t('presence.title')} {...(isOwner && { to: { path: '/people/team', area: 'team' } })}>
      {others.length === 0 && (
        <>
          <p>{t('overview.alone')}</p>
          <p className={styles.quiet}>{t('overview.aloneWhy')}</p>
        </>
      )}
      <ul className={styles.people}>
        {others.map((person) => (
          <PersonHere key={person.name} person={person} />
        ))}
      </ul>
    </OverviewCard>
  )
}

/** Stops in effect and, with the role for it, the way to stop more and to lift them. */
function StopsCard() {
  const { t, ago } = useWords()
  const mayStop = useMay('publisher')
  const { stops, error, isAsking, retry } = useStops()
  const [isOpen, setOpen] = useState(false)
  return (
    <OverviewCard
      title={t('overview.stops')}
      action={
        mayStop && (
          <Button variant="quiet" size="small" icon="pause" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('stops.change')}
          </Button>
        )
      }
      answer={{ isThere: stops !== undefined, error, isAsking, onRetry: retry }}
      lines={2}
    >
      {stops?.length === 0 && (
        <>
          <p className={styles.good}>{t('overview.noStops')}</p>
          <p className={styles.quiet}>{t('overview.noStopsWhy')}</p>
        </>
      )}
      <ul className={styles.list}>
        {stops?.map(({ name, actor, at, reason }) => (
          <li key={name} className={styles.stop}>
            <strong>{t(`stops.${name}Stopped`)}</strong>
            {actor !== '' && <p>{t('stops.by', { ago: ago(at), name: actor, reason })}</p>}
          </li>
        ))}
      </ul>
      {mayStop && <StopDialog open={isOpen} onClose={() => setOpen(false)} />}
    </OverviewCard>
  )
}

/** The change that some phones try now; nothing without one. */
function TrialCard() {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const trial = runningTrial(useDraftSnapshot().trials)
  if (trial === undefined) return null
  const name = changeName(trial.change, me, words)
  const review = `/changes/${trial.change.id}`
  return (
    <OverviewCard title={t('trial.now')} to={{ path: review, area: 'reviewShort' }}>
      <p className={styles.figure}>{name}</p>
      <Suspense>
        <TrialNow
          trial={trial}
          everybody={
            <RowLink to={review} aria-label={t('trial.everybodyName', { name })}>
              {t('trial.everybody')}
            </RowLink>
          }
        />
      </Suspense>
    </OverviewCard>
  )
}

/** Above everything else: somebody has to look at them. */
function HaltedTrials() {
  const { trials } = useDraftSnapshot()
  const halted = trials.filter(({ state }) => state === 'halted')
  if (halted.length === 0) return null
  return (
    <div className={styles.halted}>
      {halted.map((trial) => (
        <Suspense key={trial.id}>
          <HaltedTrial trial={trial} />
        </Suspense>
      ))}
    </div>
  )
}
