import { useState } from 'react'
import useSWR from 'swr'
import { browserStorage, keepText } from '../../../../src/platform/browserStorage.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { changeName } from '../../facts/names/changeName.ts'
import { RowLink } from '../../kit/RowLink.tsx'
import { useOperator } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { type ChangeNews, changeNews } from './changeNews.ts'
import styles from './overview.module.css'

const DAY = 86_400_000
/** So far back it is told, on a device that has shown nothing yet. */
const TOLD = 7 * DAY
/** So far back a release is found that a rollback undid. */
const READ = 30 * DAY
const MOST = 200

/** Outcomes of the operator's changes that have not been seen on this device. */
export function useChangeNews(seq: number) {
  const api = useApi()
  const { id, name } = useOperator()
  const { data } = useSWR(['change-news', seq], async () => {
    const from = new Date(api.now() - READ).toISOString()
    return (await api.audit({ querystring: { shown: 'outcomes', from, limit: MOST } })).entries
  })
  const key = `playbill-desk:seen:${id}`
  const storage = browserStorage('localStorage')
  const [seen, setSeen] = useState(() => (storage.getItem(key) ?? '').split(',').map(Number))
  const since = new Date(api.now() - TOLD).toISOString()
  const news = changeNews(data ?? [], name).filter(({ entry, at }) => at >= since && !seen.includes(entry))

  function see(entry: number) {
    // Older ones are not told any more.
    const next = [...seen.filter((one) => data?.some(({ id: still }) => still === one)), entry]
    setSeen(next)
    keepText(storage, key, next.join(','))
  }

  return { news, see }
}

interface BecameOfProps {
  readonly news: ChangeNews
  readonly onSeen: () => void
}

/** One of them in a sentence; it goes when it was followed, or ticked as seen. */
export function BecameOf({ news, onSeen }: BecameOfProps) {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const nameOf = useFactName()
  const now = useApi().now()
  const name =
    news.kind === 'takenBack' ? words.list(news.facts.map((fact) => nameOf(fact))) : changeName(news.change, me, words)
  const to = news.kind === 'takenBack' || news.kind === 'undone' ? '/history' : `/changes/${news.id}`
  return (
    <li className={styles.need}>
      <p>
        <strong>{name}</strong> · {sentenceOf(news, t)} <span className={styles.quiet}>{words.ago(news.at, now)}</span>
      </p>
      <span className={styles.ways}>
        <RowLink to={to} aria-label={t('overview.lookAt', { name })} onClick={onSeen}>
          {t('overview.look')}
        </RowLink>
        <Button size="small" variant="secondary" aria-label={t('overview.seenName', { name })} onClick={onSeen}>
          {t('overview.seen')}
        </Button>
      </span>
    </li>
  )
}

function sentenceOf(news: ChangeNews, t: ReturnType<typeof useWords>['t']): string {
  const { actor: who } = news
  switch (news.kind) {
    case 'published':
      return t('overview.published', { who, seq: news.seq })
    case 'wentOut':
      return t('overview.wentOut', { seq: news.seq })
    case 'undone':
      return t('overview.undone', { who, seq: news.to })
    case 'takenBack':
      return t('overview.takenBack', { seq: news.seq })
    case 'dropped':
      return t('overview.dropped', { who })
    case 'looked':
      return t('overview.looked', { who })
    case 'answered':
      return t('overview.answered', { who, text: news.text })
    default:
      return news satisfies never
  }
}
