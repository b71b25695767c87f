import { type ReactNode, useState } from 'react'
import useSWR from 'swr'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { isIn, type OpenChange } from '../../../api/changeApi.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { BlockedMark } from '../../changes/schedules/BlockedMark.tsx'
import { useStops } from '../../changes/stops/useStops.ts'
import { HaltedTrial } from '../../changes/trials/HaltedTrial.tsx'
import { useDraftIssues } from '../../facts/draft/DraftIssues.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { findConflict } from '../../facts/draft/findConflict.ts'
import { changeName } from '../../facts/names/changeName.ts'
import { stopText } from '../../facts/names/stopText.ts'
import { RowLink } from '../../kit/RowLink.tsx'
import { useOperator } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { ParkedSchedule, TakenBackNote } from './Coming.tsx'
import styles from './overview.module.css'
import type { TakenBackNow } from './TakeBackNow.tsx'
import { browserStorage, keepText } from '../../../../src/platform/browserStorage.ts'
import { Button } from '../../../../src/ui/Button.tsx'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { type ChangeNews, changeNews } from './changeNews.ts'

/** Everything that waits for the operator, the worst first; one line where nothing does. */
export function NeedsYou() {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const me = useOperator().name
  const { seq, changes, schedules, trials } = useDraftSnapshot()
  const { stops = [] } = useStops()
  const aside = useSWR(['set-aside', seq], async () => (await api.setAside()).edits)
  const { news, see } = useChangeNews(seq)
  const [taken, setTaken] = useState<TakenBackNow>()
  const isBlocked = new Set(
    schedules.filter(({ state, blocked }) => state === 'waiting' && blocked !== undefined).map(({ id }) => id),
  )
  const rows = [
    ...stops.map(({ name, actor, at, reason }) => (
      <Row key={`stop ${name}`} isBad>
        <strong>{stopText(name, words, 'Stopped')}</strong>{' '}
        {actor !== '' && t('stops.by', { ago: words.ago(at), name: actor, reason })}
      </Row>
    )),
    ...schedules
      .filter(({ id }) => isBlocked.has(id))
      .map((schedule) => (
        <li key={`blocked ${schedule.id}`} className={styles.need}>
          <p>
            <strong>{changeName(schedule.change, me, words)}</strong> · {words.moment(schedule.at)}
          </p>
          <BlockedMark schedule={schedule} />
        </li>
      )),
    ...schedules
      .filter(({ state }) => state === 'parked')
      .map((schedule) => (
        <li key={`parked ${schedule.id}`}>
          <ParkedSchedule schedule={schedule} onTakenBack={setTaken} />
        </li>
      )),
    ...trials
      .filter(({ state }) => state === 'halted')
      .map((trial) => (
        <li key={`halted ${trial.id}`}>
          <HaltedTrial trial={trial} />
        </li>
      )),
    ...changes.flatMap((change) =>
      change.asked
        .filter(({ operator }) => operator === me)
        .map(({ asker, note }) => (
          <Row key={`asked ${change.id}`} to={`/changes/${change.id}`} link={t('overview.look')}>
            {t('overview.asksYou', { asker, change: changeName(change, me, words) })}{' '}
            {note !== '' && <span className={styles.quiet}>“{note}”</span>}
          </Row>
        )),
    ),
    ...(aside.data === undefined || aside.data.length === 0
      ? []
      : [
          <Row key="aside" to="/changes" link={t('overview.decide')}>
            {t('review.aside', { count: aside.data.length })}
          </Row>,
        ]),
    ...changes
      .filter((change) => isIn(change, me) && change.edits.length > 0)
      .map((change) => <OwnChange key={`own ${change.id}`} change={change} />),
    ...news.map((one) => <BecameOf key={`news ${one.entry} ${one.kind}`} news={one} onSeen={() => see(one.entry)} />),
  ]
  return (
    <section aria-label={t('overview.needsYou')}>
      <h2 className={styles.title}>{t('overview.needsYou')}</h2>
      <output>{taken && <TakenBackNote taken={taken} />}</output>
      {rows.length === 0 ? (
        <p className={styles.good}>{t('overview.nothingWaits')}</p>
      ) : (
        <ul className={styles.rows}>{rows}</ul>
      )}
    </section>
  )
}

interface RowProps {
  readonly isBad?: boolean
  /** The page where it is settled. */
  readonly to?: string
  readonly link?: string
  readonly children: ReactNode
}

function Row({ isBad = false, to, link, children }: RowProps) {
  return (
    <li className={styles.need}>
      <p className={isBad ? styles.bad : undefined}>
        {isBad && <Icon name="alert" size={16} />} {children}
      </p>
      {to !== undefined && <RowLink to={to}>{link}</RowLink>}
    </li>
  )
}

/** A change that the operator can go on with, and the steps missing before it can go live. */
function OwnChange({ change }: { readonly change: OpenChange }) {
  const words = useWords()
  const { t } = words
  const me = useOperator().name
  const snapshot = useDraftSnapshot()
  const issues = useDraftIssues().filter(({ severity }) => severity === 'error').length
  const facts = new Set([...snapshot.conflicts.map(({ fact }) => fact), ...snapshot.edits.keys()])
  const conflicts = [...facts].filter((fact) => findConflict(snapshot, fact) !== undefined).length
  const missing = [
    ...(change.id !== snapshot.current?.id
      ? []
      : [
          ...(snapshot.pending.size > 0 ? [t('overview.unsaved', { count: snapshot.pending.size })] : []),
          ...(conflicts > 0 ? [t('review.conflicts', { count: conflicts })] : []),
          ...(issues > 0 ? [t('overview.issues', { count: issues })] : []),
        ]),
    ...change.asked.map(({ operator }) => t('overview.asked', { name: operator })),
  ]
  return (
    <Row to={`/changes/${change.id}`} link={t('areas.reviewShort')}>
      <strong>{changeName(change, me, words)}</strong>{' '}
      <span className={styles.quiet}>{t('changes.count', { count: change.edits.length })}</span>
      {missing.map((text) => (
        <span key={text} className={styles.warning}>
          {' '}
          · {text}
        </span>
      ))}
    </Row>
  )
}

const DAY = 86_400_000
/** So far back it is told, on a device that has shown nothing yet. */
const TOLD = 7 * DAY
/** So far back a release is found that a rollback undid. */
const READ = 30 * DAY
const MOST = 200

/** Outcomes of the operator's changes that have not been seen on this device. */
function useChangeNews(seq: number) {
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

/** The outcome of a change in a sentence; it goes when it was followed, or ticked as seen. */
function BecameOf({ news, onSeen }: BecameOfProps) {
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
