import { createColumnHelper, useTable } from '@tanstack/react-table'
import { useCallback, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { useReports } from '../../facts/history/useReports.ts'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import { DataTable } from '../../kit/DataTable.tsx'
import density from '../../kit/density.module.css'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { sortedFeatures } from '../../kit/sortedFeatures.ts'
import styles from './reports.module.css'
import { reportWhat } from '../../facts/names/reportWhat.ts'
import { FollowingPhones } from '../../changes/phones/FollowingPhones.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { useOperator } from '../../session/SessionProvider.tsx'
import { trialName } from '../../changes/trials/trialName.ts'
import { useWords, type Words } from '../../words/useWords.ts'
import type { ReportCount } from '../../../api/auditApi.ts'
import { formatFact } from '../../../../src/format/fact.ts'
import type { Facts } from '../../../../src/format/facts/parseFacts.ts'
import { readScreen } from '../../facts/documents/ScreenDocument.ts'
import { blockAround, listsOf, screenTree } from '../../facts/documents/screenTree.ts'
import { blockName } from '../../facts/documents/blockName.ts'

const helper = createColumnHelper<typeof sortedFeatures, ReportCount>()
const columnsIn = (words: Words, nameOf: (release: number) => string) => {
  const { t } = words
  return helper.columns([
    helper.accessor('pointer', {
      header: t('reports.block'),
      sortFn: 'text',
      cell: ({ row }) => <ReportedBlock report={row.original} />,
    }),
    helper.accessor('code', {
      header: t('reports.what'),
      sortFn: 'text',
      cell: ({ getValue }) => <span title={getValue()}>{reportWhat(getValue(), words)}</span>,
    }),
    helper.accessor('seq', { header: t('reports.release'), cell: ({ getValue }) => nameOf(getValue()) }),
    helper.accessor('count', { header: t('reports.times') }),
    helper.accessor('lastAt', {
      header: t('reports.last'),
      sortFn: 'text',
      cell: ({ getValue }) => words.moment(getValue()),
    }),
    helper.accessor('build', {
      header: t('reports.build'),
      sortFn: 'text',
      cell: ({ getValue }) => getValue().slice(0, 12),
    }),
  ])
}
const none: readonly ReportCount[] = []

/** How often the page asks, in ms. */
const EVERY = 30_000

/** Blocks of screens that apps in the field could not show. */
export function ReportsPage() {
  const words = useWords()
  const { t } = words
  const { data, error, mutate, isValidating } = useReports()
  const me = useOperator().name
  const { seq, trials } = useDraftSnapshot()
  const [search] = useSearchParams()
  // A trial that halted leads here to its own.
  const [release, setRelease] = useState(search.get('release') ?? '')
  const [build, setBuild] = useState('')
  const shown = useMemo(
    () =>
      data?.filter(
        (report) => (release === '' || String(report.seq) === release) && (build === '' || report.build === build),
      ),
    [data, release, build],
  )
  const nameOf = useCallback(
    (number: number) => trialName(number, trials, me, words) ?? String(number),
    [trials, me, words],
  )
  const columns = useMemo(() => columnsIn(words, nameOf), [words, nameOf])
  const table = useTable({
    features: sortedFeatures,
    columns,
    data: shown ?? none,
    getRowId: ({ seq, code, pointer, build }) => `${seq} ${code} ${pointer} ${build}`,
  })
  const times = shown?.reduce((sum, { count }) => sum + count, 0) ?? 0
  return (
    <>
      <PageHeader title={t('areas.reports')} text={t('reports.text')} />
      <div className={styles.phones}>
        <FollowingPhones seq={seq} every={EVERY} />
      </div>
      {data && data.length > 0 && (
        <search className={joinNames(density.dense, styles.search)}>
          <ChoiceField
            label={t('reports.release')}
            value={release}
            options={choices(t('reports.everyRelease'), [...data.map(({ seq }) => String(seq)), release], (number) =>
              nameOf(Number(number)),
            )}
            onChange={setRelease}
          />
          <ChoiceField
            label={t('reports.build')}
            value={build}
            options={choices(
              t('reports.everyBuild'),
              data.map((report) => report.build),
              (name) => name.slice(0, 12),
            )}
            onChange={setBuild}
          />
          <output className={styles.found}>{t('reports.total', { count: times })}</output>
        </search>
      )}
      <DataTable
        caption={t('reports.caption')}
        table={table}
        numeric={['seq', 'count']}
        loading={data === undefined && error === undefined ? t('reports.loading') : undefined}
        problem={
          error === undefined
            ? undefined
            : { title: t('reports.failed'), error, busy: isValidating, onRetry: () => void mutate() }
        }
        empty={
          data?.length === 0 ? (
            <EmptyState icon="check" title={t('reports.none')} text={t('reports.noneWhy')} />
          ) : (
            <EmptyState icon="search" title={t('parts.nothingMatches')} text={t('parts.fewerWords')} />
          )
        }
      />
    </>
  )
}

/** By release and build, the newest release first. */
function choices(
  all: string,
  values: readonly string[],
  nameOf: (value: string) => string,
): readonly { value: string; label: string }[] {
  const different = [...new Set(values)].filter(Boolean).toSorted((a, b) => Number(b) - Number(a) || a.localeCompare(b))
  return [{ value: '', label: all }, ...different.map((value) => ({ value, label: nameOf(value) }))]
}

/** Which block of which screen a report is about, and its place as the app sent it. */
function ReportedBlock({ report: { pointer, seq } }: { readonly report: Pick<ReportCount, 'pointer' | 'seq'> }) {
  const words = useWords()
  const { live, seq: liveSeq } = useDraftSnapshot()
  const place = reportPlace(pointer, seq === liveSeq, live, words)
  if (place === undefined) return <code>{pointer}</code>
  return (
    <span className={styles.block}>
      <Link to={place.path}>{place.text}</Link>
      <code>{pointer}</code>
    </span>
  )
}

interface ReportPlace {
  /** In the operator's words: the screen, and which block of it. */
  readonly text: string
  /** Where the desk shows it. */
  readonly path: string
}

/**
 * Which block of which screen a report is about, by the live documents; undefined of what is no screen's. `isLive`: it is
 * about the live release, otherwise the block may have moved since, and only the screen is named.
 */
export function reportPlace(pointer: string, isLive: boolean, facts: Facts, words: Words): ReportPlace | undefined {
  const [, id = '', at = ''] = /^(\w+):(.*)$/.exec(pointer) ?? []
  const document = facts.read(formatFact({ kind: 'screen', id }))
  if (document === undefined) return undefined
  const copy = facts.copy[words.locale]
  const { title } = readScreen(id, document, copy)
  const tree = screenTree(document, copy)
  const block = isLive ? blockAround(tree, at) : undefined
  if (block === undefined) return { text: title, path: `/screens/${id}` }
  const number =
    (listsOf(tree)
      .find(({ list }) => list.blocks.includes(block))
      ?.list.blocks.indexOf(block) ?? 0) + 1
  return {
    text: words.t('reports.place', { screen: title, block: blockName(block, document, copy, words), number }),
    path: `/screens/${id}?at=${encodeURIComponent(at)}`,
  }
}
