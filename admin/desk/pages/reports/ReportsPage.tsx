import { useState } from 'react'
import useSWR from 'swr'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { Table } from '../../../../src/ui/Table.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { ChoiceField } from '../../parts/ChoiceField.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import styles from './reports.module.css'
import { sentenceOf } from '../../words/sentenceOf.ts'
import { useWords } from '../../words/useWords.ts'
import type { Say } from '../../words/WordTable.ts'

const columnsIn = (t: Say) => [
  { key: 'part', label: t('reports.part') },
  { key: 'code', label: t('reports.what') },
  { key: 'seq', label: t('reports.release'), numeric: true },
  { key: 'count', label: t('reports.times'), numeric: true },
  { key: 'last', label: t('reports.last') },
  { key: 'build', label: t('reports.build') },
]

/** Parts of screens that apps in the field could not show. */
export function ReportsPage() {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const { data, error, mutate, isValidating } = useSWR('reports', () => api.reports(), { refreshInterval: 30_000 })
  const [release, setRelease] = useState('')
  const [build, setBuild] = useState('')
  const shown = data?.filter(
    (report) => (release === '' || String(report.seq) === release) && (build === '' || report.build === build),
  )
  const times = shown?.reduce((sum, { count }) => sum + count, 0) ?? 0
  return (
    <>
      <PageHeader title={t('areas.reports')} text={t('reports.text')} />
      {error !== undefined && (
        <ErrorState
          title={t('reports.failed')}
          text={sentenceOf(error, words)}
          onRetry={() => void mutate()}
          busy={isValidating}
        />
      )}
      {data === undefined && error === undefined && <Skeleton shape="record" count={4} label={t('reports.loading')} />}
      {data?.length === 0 && <EmptyState icon="check" title={t('reports.none')} text={t('reports.noneWhy')} />}
      {data && data.length > 0 && (
        <search className={styles.search}>
          <ChoiceField
            label={t('reports.release')}
            value={release}
            options={choices(
              t('reports.everyRelease'),
              data.map(({ seq }) => String(seq)),
            )}
            onChange={setRelease}
          />
          <ChoiceField
            label={t('reports.build')}
            value={build}
            options={choices(
              t('reports.everyBuild'),
              data.map((report) => report.build),
            )}
            onChange={setBuild}
          />
          <output className={styles.found}>{t('reports.total', { count: times })}</output>
        </search>
      )}
      {shown && shown.length > 0 && (
        <Table
          caption={t('reports.caption')}
          narrow="stack"
          columns={columnsIn(t)}
          rows={shown.map(({ seq, code, pointer, build, count, lastAt }) => ({
            key: `${seq} ${code} ${pointer} ${build}`,
            cells: {
              part: <code>{pointer}</code>,
              code: <span title={code}>{words.coded(`report.${code}`) ?? code}</span>,
              seq,
              count,
              last: words.moment(lastAt),
              build: build.slice(0, 12),
            },
          }))}
        />
      )}
    </>
  )
}

/** By release and build, the newest release first. */
function choices(all: string, values: readonly string[]): readonly { value: string; label: string }[] {
  const different = [...new Set(values)].toSorted((a, b) => Number(b) - Number(a) || a.localeCompare(b))
  return [{ value: '', label: all }, ...different.map((value) => ({ value, label: value.slice(0, 12) }))]
}
