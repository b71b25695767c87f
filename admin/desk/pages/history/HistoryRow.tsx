import { useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import useSWR from 'swr'
import type { ListedEntry } from '../../../api/auditApi.ts'
import { listOf } from '../../../../src/format/value/isObject.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { FactTable } from '../../changes/publish/FactTable.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { releasedEdits, type ReleasedEdit } from '../../facts/history/releasedEdits.ts'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { RowMenu } from '../../kit/RowMenu.tsx'
import { StateBadge } from '../../kit/StateBadge.tsx'
import { momentLink } from '../../phone/past/momentLink.ts'
import { useMay } from '../../session/SessionProvider.tsx'
import { useWords } from '../../words/useWords.ts'
import { actorText, changeOf, entrySentence, reasonText, releaseOf } from './entrySentence.ts'
import styles from './history.module.css'

interface HistoryRowProps {
  readonly entry: ListedEntry
  readonly onCompare: (seq: number) => void
  readonly onCount: (seq: number) => void
}

/** One entry in words; its menu opens what else is known of it. */
export function HistoryRow({ entry, onCompare, onCount }: HistoryRowProps) {
  const words = useWords()
  const { t } = words
  const id = useId()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const nameOf = useFactName()
  const mayPublish = useMay('publisher')
  const { seq: live, shipped } = useDraftSnapshot()
  const [isOpen, setOpen] = useState(false)
  const seq = releaseOf(entry)
  const edits = seq === undefined ? [] : releasedEdits(entry, shipped.read)
  const sentence = entrySentence(entry, edits, nameOf, words)
  const reason = reasonText(entry)
  const what = seq === undefined ? sentence : t('overview.release', { seq })
  return (
    <li className={styles.row} aria-labelledby={id}>
      <time className={styles.when} dateTime={entry.at}>
        {words.moment(entry.at)}
      </time>
      <strong className={styles.who}>{actorText(entry.actor, words)}</strong>
      <span className={styles.what} id={id}>
        {sentence}
        {seq === live && (
          <>
            {' '}
            <StateBadge state="live">{t('releases.live')}</StateBadge>
          </>
        )}
      </span>
      {reason !== '' && <q className={styles.why}>{reason}</q>}
      <span className={styles.more}>
        <RowMenu
          label={t('stream.moreFor', { what })}
          items={[
            {
              label: t(isOpen ? 'stream.hide' : 'stream.details'),
              icon: isOpen ? 'eyeOff' : 'eye',
              onChoose: () => setOpen(!isOpen),
            },
            {
              label: t('stream.playThen'),
              icon: 'clock',
              onChoose: () => navigate(momentLink(entry.at), { state: { from: `${pathname}${search}` } }),
            },
            ...(seq === undefined || live < 2
              ? []
              : [
                  { label: t('stream.compare'), icon: 'exchange' as const, onChoose: () => onCompare(seq) },
                  // Nothing was live before the first one.
                  ...(seq > 1
                    ? [{ label: t('outcomes.open'), icon: 'chart' as const, onChoose: () => onCount(seq) }]
                    : []),
                ]),
            ...(seq === undefined || seq === live || !mayPublish
              ? []
              : [
                  {
                    label: t('releases.rollBackTo', { seq }),
                    icon: 'refresh' as const,
                    isDangerous: true,
                    onChoose: () => navigate(`/history/${seq}/rollback`),
                  },
                ]),
          ]}
        />
      </span>
      {isOpen && (
        <section className={styles.opened} aria-label={t('stream.detailsOf', { what })}>
          {seq !== undefined && edits.length > 0 && <ReleasedEdits seq={seq} edits={edits} />}
          <EntryFacts entry={entry} />
        </section>
      )}
    </li>
  )
}

function ReleasedEdits({ seq, edits }: { readonly seq: number; readonly edits: readonly ReleasedEdit[] }) {
  const { t } = useWords()
  const who = {
    key: 'who',
    label: t('review.by'),
    renderCell: (row: readonly ReleasedEdit[]) => [...new Set(row.flatMap(({ actor }) => actor ?? []))].join(', '),
  }
  return (
    <FactTable
      caption={t('stream.editsOf', { seq })}
      before={t('releases.in', { seq: seq - 1 })}
      after={t('releases.in', { seq })}
      edits={edits}
      columns={edits.some(({ actor }) => actor !== undefined) ? [who] : []}
    />
  )
}

/** Answers, ticks and hash of an entry. */
function EntryFacts({ entry }: { readonly entry: ListedEntry }) {
  const { t } = useWords()
  const nameOf = useFactName()
  const ticked = listOf(entry.details['acknowledged']).filter((id) => typeof id === 'string')
  const change = changeOf(entry)
  return (
    <dl className={styles.facts}>
      {change !== undefined && <Answers change={change} />}
      {ticked.length > 0 && (
        <>
          <dt>{t('stream.ticked', { count: ticked.length })}</dt>
          <dd>
            {ticked
              .map((id) => tickedFact(id))
              .flatMap((fact) => (fact === undefined ? [] : nameOf(fact)))
              .join(', ')}
          </dd>
        </>
      )}
      <dt>{t('stream.entry')}</dt>
      <dd>{entry.id}</dd>
      <dt>{t('stream.hash')}</dt>
      <dd>
        <code>{entry.hash}</code>
      </dd>
    </dl>
  )
}

/** Fact that a warning was about, which the ids of those of money name. */
function tickedFact(id: string): string | undefined {
  const pointer = /^money:[^:]+:(\/[^:]+):/.exec(id)?.[1]
  return pointer === undefined ? undefined : `settings:${pointer}`
}

/** Everything that was said about the edits before they went out. */
function Answers({ change }: { readonly change: string }) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const nameOf = useFactName()
  const { data, error } = useSWR(
    ['answers-then', change],
    async () => (await api.audit({ querystring: { text: change, action: 'review.answered', limit: 200 } })).entries,
    { revalidateOnFocus: false },
  )
  const problem: unknown = error
  if (problem === undefined && data?.length === 0) return null
  return (
    <>
      <dt>{t('stream.answers')}</dt>
      <dd>
        {problem !== undefined && t('stream.answersFailed')}
        {data?.toReversed().map(({ id, actor, details: { fact, text } }) => (
          <p key={id}>{`${actor} · ${nameOf(String(fact))}: ${String(text)}`}</p>
        ))}
      </dd>
    </>
  )
}
