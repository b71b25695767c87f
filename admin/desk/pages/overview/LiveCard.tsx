import useSWR from 'swr'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { nameOfActor } from '../../facts/draft/nameOfActor.ts'
import { useReleases } from '../../facts/history/useReleases.ts'
import { StateBadge } from '../../kit/StateBadge.tsx'
import { FollowingPhones } from '../../changes/phones/FollowingPhones.tsx'
import { useWords } from '../../words/useWords.ts'
import { OverviewCard } from './OverviewCard.tsx'
import styles from './overview.module.css'

/** How often the phones are counted, in ms. */
const EVERY = 15_000

/** Live release: since when, by whom and why; and how many phones show it. */
export function LiveCard() {
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
      to={{ path: '/releases', area: 'releases' }}
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
      <FollowingPhones seq={seq} every={EVERY} back={live?.kind === 'publish' && seq > 1 ? seq - 1 : undefined} />
      {status.data?.incidents.map((sentence) => (
        <p key={sentence} className={styles.warning}>
          <strong>{t('review.incident')}</strong> {sentence}
        </p>
      ))}
    </OverviewCard>
  )
}
