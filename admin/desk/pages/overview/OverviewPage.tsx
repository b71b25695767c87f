import { PageHeader } from '../../kit/PageHeader.tsx'
import { useWords } from '../../words/useWords.ts'
import styles from './overview.module.css'
import { troubleText } from '../../facts/names/troubleText.ts'
import { useReports } from '../../facts/history/useReports.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { useOperator } from '../../session/SessionProvider.tsx'
import { trialName } from '../../changes/trials/trialName.ts'
import { reportWhat } from '../../facts/names/reportWhat.ts'
import useSWR from 'swr'
import { nameOfActor } from '../../facts/draft/nameOfActor.ts'
import { useReleases } from '../../facts/history/useReleases.ts'
import { StateBadge } from '../../kit/StateBadge.tsx'
import { lazy, Suspense, type ReactNode } from 'react'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { changeName } from '../../facts/names/changeName.ts'
import { RowLink } from '../../kit/RowLink.tsx'
import { runningTrial } from '../../changes/trials/runningTrial.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { Card } from '../../../../src/ui/Card.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import type { PageName } from '../../kit/areas.ts'
import { sentenceOf } from '../../words/sentenceOf.ts'

const FollowingPhones = lazy(async () => ({
  default: (await import('../../changes/phones/FollowingPhones.tsx')).FollowingPhones,
}))
// There is seldom a trial.
const TrialNow = lazy(async () => ({ default: (await import('../../changes/trials/TrialNow.tsx')).TrialNow }))
// They bring the words of every value, and the live release is read first.
const NeedsYou = lazy(async () => ({ default: (await import('./NeedsYou.tsx')).NeedsYou }))
const Coming = lazy(async () => ({ default: (await import('./Coming.tsx')).Coming }))

/** First page of an operator: tasks that wait for them, the live release, and coming events. */
export function OverviewPage() {
  const { t } = useWords()
  return (
    <>
      <PageHeader title={t('areas.overview')} />
      <Suspense fallback={<Skeleton shape="text" count={3} label={t('frame.loadingPage')} />}>
        <NeedsYou />
      </Suspense>
      <div className={styles.cards}>
        <TrialCard />
        <LiveCard />
        <FaultsCard />
      </div>
      <Suspense>
        <Coming />
      </Suspense>
    </>
  )
}

const DAY = 86_400_000
const MOST = 3

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
  // Drawn only for a fault, or where faults could not be read.
  if (error === undefined && (recent === undefined || recent.length === 0)) return null
  return (
    <OverviewCard
      title={t('overview.faults')}
      to={{ path: '/faults', area: 'reports' }}
      answer={{ isThere: data !== undefined, error, isAsking: isValidating, onRetry: () => void mutate() }}
    >
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
      to={{ path: '/history', area: 'history' }}
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
          {/* A build says why in the service's language, and no more than what stands above. */}
          {live.kind !== 'system' && live.reason !== '' && (
            <blockquote className={styles.reason}>{live.reason}</blockquote>
          )}
        </>
      )}
      <Suspense>
        <FollowingPhones seq={seq} every={EVERY} back={live?.kind === 'publish' && seq > 1 ? seq - 1 : undefined} />
      </Suspense>
      {status.data?.troubles?.map((trouble) => (
        <p key={trouble.message} className={styles.warning}>
          <strong>{t('review.incident')}</strong> {troubleText(trouble, words)}
        </p>
      ))}
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

interface OverviewCardProps {
  readonly title: string
  /** The page with more of it. */
  readonly to?: { readonly path: string; readonly area: PageName | 'history' | 'reviewShort' }
  /** Answer of the service; a card whose content is always at hand asks nothing. */
  readonly answer?: {
    readonly isThere: boolean
    readonly error: unknown
    readonly isAsking: boolean
    readonly onRetry: () => void
  }
  /** How many lines of text there will be. */
  readonly lines?: number
  readonly children: ReactNode
}

/** One topic of the overview. If it cannot be read, the other cards still show. */
function OverviewCard({ title, to, answer, lines = 3, children }: OverviewCardProps) {
  const words = useWords()
  const { t } = words
  const isMissing = answer !== undefined && !answer.isThere
  return (
    <Card
      title={title}
      action={
        to !== undefined && (
          <span className={styles.action}>
            <RowLink to={to.path}>
              {t(`areas.${to.area}`)}
              <Icon name="chevronRight" size={16} />
            </RowLink>
          </span>
        )
      }
    >
      <div className={styles.content}>
        {isMissing && answer.error === undefined && (
          <Skeleton shape="text" count={lines} label={t('overview.loading', { title })} />
        )}
        {answer?.error !== undefined && (
          <div role="alert" className={styles.problem}>
            <p>
              <strong>{t('overview.failed')}</strong> {sentenceOf(answer.error, words)}
            </p>
            <Button
              variant="secondary"
              size="small"
              icon="refresh"
              busy={answer.isAsking}
              aria-label={t('overview.retry', { title })}
              onClick={answer.onRetry}
            >
              {t('ui.retry')}
            </Button>
          </div>
        )}
        {!isMissing && children}
      </div>
    </Card>
  )
}
