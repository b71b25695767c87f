import { useReports } from '../../facts/history/useReports.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { useOperator } from '../../session/SessionProvider.tsx'
import { trialName } from '../../changes/trials/trialName.ts'
import { useWords } from '../../words/useWords.ts'
import { reportWhat } from '../../facts/names/reportWhat.ts'
import { OverviewCard } from './OverviewCard.tsx'
import styles from './overview.module.css'

const DAY = 86_400_000
const MOST = 4

/** Faults of members' apps since yesterday. */
export function FaultsCard() {
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
      to={{ path: '/reports', area: 'reports' }}
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
