import { useApi } from '../../api/ApiProvider.tsx'
import { useDraftSnapshot } from '../../draft/DraftProvider.tsx'
import { RowLink } from '../../parts/RowLink.tsx'
import { StateBadge } from '../../parts/StateBadge.tsx'
import { useWords } from '../../words/useWords.ts'
import { comingEdges } from './comingEdges.ts'
import { OverviewCard } from './OverviewCard.tsx'
import styles from './overview.module.css'

/** As many as are near enough to matter. */
const MOST = 6

/** Which notices and dialogs begin and end next. */
export function ComingCard() {
  const { t, locale, moment } = useWords()
  const api = useApi()
  const { edges, running } = comingEdges(useDraftSnapshot(), locale, api.now())
  const left = edges.length - MOST
  return (
    <OverviewCard title={t('overview.coming')} to={{ path: '/notices', area: 'notices' }}>
      <p className={styles.quiet}>{t('overview.running', { count: running })}</p>
      {edges.length === 0 && <p>{t('overview.nothingComes')}</p>}
      <ol className={styles.list}>
        {edges.slice(0, MOST).map(({ kind, id, name, edge, at, isDraft }) => {
          const iso = new Date(at).toISOString()
          return (
            <li key={`${kind} ${id} ${edge} ${at}`} className={styles.coming}>
              <time dateTime={iso} className={styles.when}>
                {moment(iso)}
              </time>
              <span className={styles.words}>
                <RowLink to={`/${kind}s/${id}`}>{name || t('notices.untitled', { id })}</RowLink>{' '}
                <span className={styles.quiet}>
                  {t(edge === 'begins' ? `overview.${kind}Begins` : `overview.${kind}Ends`)}
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
