import { useState } from 'react'
import useSWR from 'swr'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { Table } from '../../../../src/ui/Table.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { sentenceOf } from '../../api/DeskError.ts'
import { ChoiceField } from '../../parts/ChoiceField.tsx'
import { momentText } from '../../parts/momentText.ts'
import { PageHeader } from '../../parts/PageHeader.tsx'
import styles from './reports.module.css'

const columns = [
  { key: 'part', label: 'Part' },
  { key: 'code', label: 'What' },
  { key: 'seq', label: 'Release', numeric: true },
  { key: 'count', label: 'Times', numeric: true },
  { key: 'last', label: 'Last' },
  { key: 'build', label: 'Build of the app' },
]

/** Parts of screens that apps in the field could not show. */
export function ReportsPage() {
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
      <PageHeader
        title="Reports"
        text="What members’ apps could not show or run. They carry no member data: only the place, the release and the build."
      />
      {error !== undefined && (
        <ErrorState
          title="The reports could not be read"
          text={sentenceOf(error)}
          onRetry={() => void mutate()}
          busy={isValidating}
        />
      )}
      {data === undefined && error === undefined && <Skeleton shape="record" count={4} label="Loading the reports" />}
      {data?.length === 0 && <EmptyState icon="check" title="No reports" text="Every app plays every screen." />}
      {data && data.length > 0 && (
        <search className={styles.search}>
          <ChoiceField
            label="Release"
            value={release}
            options={choices(
              'Every release',
              data.map(({ seq }) => String(seq)),
            )}
            onChange={setRelease}
          />
          <ChoiceField
            label="Build of the app"
            value={build}
            options={choices(
              'Every build',
              data.map((report) => report.build),
            )}
            onChange={setBuild}
          />
          <output className={styles.found}>{times === 1 ? 'Once' : `${times} times`} in all</output>
        </search>
      )}
      {shown && shown.length > 0 && (
        <Table
          caption="Reports from members’ apps"
          narrow="stack"
          columns={columns}
          rows={shown.map(({ seq, code, pointer, build, count, lastAt }) => ({
            key: `${seq} ${code} ${pointer} ${build}`,
            cells: {
              part: <code>{pointer}</code>,
              code,
              seq,
              count,
              last: momentText(lastAt),
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
