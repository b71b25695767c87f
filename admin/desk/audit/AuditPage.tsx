import { useMemo, useState } from 'react'
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
import { Button } from '../../../src/ui/Button.tsx'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import { ErrorState } from '../../../src/ui/ErrorState.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import { Skeleton } from '../../../src/ui/Skeleton.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { useApi } from '../api/ApiProvider.tsx'
import type { AuditEntry } from '../api/answers.ts'
import { sentenceOf } from '../api/DeskError.ts'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { PageHeader } from '../parts/PageHeader.tsx'
import { AuditTable } from './AuditTable.tsx'
import { asCsv, asJson } from './exportAudit.ts'
import { filterAudit } from './filterAudit.ts'
import { saveFile } from './saveFile.ts'
import { Verdict } from './Verdict.tsx'
import styles from './audit.module.css'

/** What the service gives at a time. */
const PAGE = 200

/** Who did what, when and why: nothing here is ever changed, and the chain of hashes proves it. */
export function AuditPage() {
  const api = useApi()
  const [search, setSearch] = useState('')
  const [actor, setActor] = useState('')
  const [kind, setKind] = useState('')
  const { data, error, mutate, isValidating, setSize, size } = useSWRInfinite(
    (index, previous: readonly AuditEntry[] | null) => {
      const last = previous?.at(-1)
      if (index > 0 && (last === undefined || last.id <= 1)) return null
      return ['audit', index === 0 ? undefined : last?.id] as const
    },
    ([, before]) => api.audit(before),
  )
  const verdict = useSWR('audit-verdict', () => api.verifyAudit(), { revalidateOnFocus: false })
  const entries = useMemo(() => data?.flat() ?? [], [data])
  const found = useMemo(() => filterAudit(entries, { search, actor, kind }), [entries, search, actor, kind])
  const hasMore = (data?.at(-1)?.length ?? 0) === PAGE

  return (
    <>
      <PageHeader
        title="Audit"
        text="Who did what, when and why. Entries are only ever added, and each carries the hash of the one before it."
        actions={
          <>
            <Button size="small" variant="secondary" icon="download" disabled={found.length === 0} onClick={() => saveFile('audit.csv', 'text/csv', asCsv(found))}>
              CSV
            </Button>
            <Button size="small" variant="secondary" icon="download" disabled={found.length === 0} onClick={() => saveFile('audit.json', 'application/json', asJson(found))}>
              JSON
            </Button>
          </>
        }
      />
      <Verdict verdict={verdict.data} problem={verdict.error === undefined ? undefined : sentenceOf(verdict.error)} isChecking={verdict.isValidating} onCheck={() => void verdict.mutate()} />
      <search className={styles.search}>
        <TextField label="Search by what, why or fact" type="search" value={search} onChange={setSearch} before={<Icon name="search" size={18} />} autoComplete="off" />
        <ChoiceField label="Who" value={actor} options={choices('Everybody', entries.map((entry) => entry.actor))} onChange={setActor} />
        <ChoiceField label="What" value={kind} options={choices('Everything', entries.map((entry) => entry.action))} onChange={setKind} />
      </search>
      {error !== undefined && <ErrorState title="The audit could not be read" text={sentenceOf(error)} onRetry={() => void mutate()} busy={isValidating} />}
      {data === undefined && error === undefined && <Skeleton shape="record" count={6} label="Loading the audit" />}
      {data && <output className={styles.found}>{found.length === 1 ? '1 entry' : `${found.length} entries`}{hasMore && ' of the newest'}</output>}
      {data && found.length === 0 && <EmptyState icon="search" title="Nothing matches" text={hasMore ? 'Show older entries, or try fewer words.' : 'Try fewer words, or another filter.'} />}
      {found.length > 0 && <AuditTable entries={found} />}
      {hasMore && (
        <div className={styles.more}>
          <Button variant="secondary" busy={isValidating} onClick={() => void setSize(size + 1)}>
            Show older
          </Button>
        </div>
      )}
    </>
  )
}

function choices(all: string, values: readonly string[]): readonly { value: string; label: string }[] {
  return [{ value: '', label: all }, ...[...new Set(values)].toSorted().map((value) => ({ value, label: value }))]
}
