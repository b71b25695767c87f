import { useMemo, useState, useEffect } from 'react'
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
import { Button } from '../../../../src/ui/Button.tsx'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { sentenceOf } from '../../api/DeskError.ts'
import { Note } from '../../parts/Note.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { AuditExport } from './AuditExport.tsx'
import { auditFilter, everything } from './auditFilter.ts'
import { AuditSearch } from './AuditSearch.tsx'
import { AuditTable } from './AuditTable.tsx'
import { Verdict } from './Verdict.tsx'
import type { AuditPage as Page } from '../../../api/auditApi.ts'
import styles from './audit.module.css'

/** The pause in typing after which the search runs, in ms. */
const PAUSE = 250

/** Who did what, when and why: nothing here is ever changed, and the chain of hashes proves it. */
export function AuditPage() {
  const api = useApi()
  const [choice, setChoice] = useState(everything)
  const [problem, setProblem] = useState('')
  const settled = useSettled(choice, PAUSE)
  const filter = useMemo(() => auditFilter(settled), [settled])
  const { data, error, mutate, isValidating, setSize, size } = useSWRInfinite(
    (index, previous: Page | null) => {
      const last = previous?.entries.at(-1)
      if (index > 0 && last === undefined) return null
      return ['audit', filter, last?.id] as const
    },
    ([, , before]) => api.audit(filter, before),
  )
  // Reads the whole chain: only on request, not whenever the page is opened.
  const verdict = useSWR('audit-verdict', () => api.verifyAudit(), { revalidateOnFocus: false })
  const entries = useMemo(() => data?.flatMap((page) => page.entries) ?? [], [data])
  const found = data?.[0]?.found ?? 0

  return (
    <>
      <PageHeader
        title="Audit"
        text="Who did what, when and why. Entries are only ever added, and each carries the hash of the one before it."
        actions={<AuditExport filter={filter} disabled={found === 0} onProblem={setProblem} />}
      />
      {problem !== '' && <Note tone="loss" title={problem} />}
      <Verdict
        verdict={verdict.data}
        problem={verdict.error === undefined ? undefined : sentenceOf(verdict.error)}
        isChecking={verdict.isValidating}
        onCheck={() => void verdict.mutate()}
      />
      <AuditSearch choice={choice} onChange={setChoice} />
      {error !== undefined && (
        <ErrorState
          title="The audit could not be read"
          text={sentenceOf(error)}
          onRetry={() => void mutate()}
          busy={isValidating}
        />
      )}
      {data === undefined && error === undefined && <Skeleton shape="record" count={6} label="Loading the audit" />}
      {data && <output className={styles.found}>{foundText(found, entries.length)}</output>}
      {data && found === 0 && (
        <EmptyState icon="search" title="Nothing matches" text="Try fewer words, or another filter." />
      )}
      {entries.length > 0 && <AuditTable entries={entries} />}
      {entries.length < found && (
        <div className={styles.more}>
          <Button variant="secondary" busy={isValidating} onClick={() => void setSize(size + 1)}>
            Show older
          </Button>
        </div>
      )}
    </>
  )
}

function foundText(found: number, shown: number): string {
  const all = found === 1 ? '1 entry' : `${found.toLocaleString('en')} entries`
  return shown < found ? `${all}, the newest ${shown.toLocaleString('en')} shown` : all
}

/** A value once it has not changed for a while, in ms, so that a search does not run at every letter. */
function useSettled<T>(value: T, after: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), after)
    return () => clearTimeout(timer)
  }, [value, after])
  return settled
}
