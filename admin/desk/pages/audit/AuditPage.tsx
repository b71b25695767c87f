import { useMemo, useState, useEffect } from 'react'
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
import { Button } from '../../../../src/ui/Button.tsx'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { AuditExport } from './AuditExport.tsx'
import { auditFilter, everything } from './auditFilter.ts'
import { AuditSearch } from './AuditSearch.tsx'
import { AuditTable } from './AuditTable.tsx'
import { Verdict } from './Verdict.tsx'
import type { AuditPage as Page } from '../../../api/auditApi.ts'
import styles from './audit.module.css'
import { Problem } from '../../kit/Problem.tsx'
import { useWords } from '../../words/useWords.ts'
import type { Say } from '../../words/WordTable.ts'

/** The pause in typing after which the search runs, in ms. */
const PAUSE = 250

/** The audit log: nothing here is ever changed, and the chain of hashes proves it. */
export function AuditPage() {
  const { t } = useWords()
  const api = useApi()
  const [choice, setChoice] = useState(everything)
  const [problem, setProblem] = useState<unknown>()
  const settled = useSettled(choice, PAUSE)
  const filter = useMemo(() => auditFilter(settled), [settled])
  const { data, error, mutate, isValidating, setSize, size } = useSWRInfinite(
    (index, previous: Page | null) => {
      const last = previous?.entries.at(-1)
      if (index > 0 && last === undefined) return null
      return ['audit', filter, last?.id] as const
    },
    ([, , before]) => api.audit({ querystring: { ...filter, limit: 200, before } }),
  )
  // Reads the whole chain: only on request, not whenever the page is opened.
  const verdict = useSWR('audit-verdict', () => api.verifyAudit(), { revalidateOnFocus: false })
  const entries = useMemo(() => data?.flatMap((page) => page.entries) ?? [], [data])
  const found = data?.[0]?.found ?? 0

  return (
    <>
      <PageHeader
        title={t('areas.audit')}
        text={t('audit.text')}
        actions={<AuditExport filter={filter} disabled={found === 0} onProblem={setProblem} />}
      />
      <Problem error={problem} />
      <Verdict
        verdict={verdict.data}
        problem={verdict.error}
        isChecking={verdict.isValidating}
        onCheck={() => void verdict.mutate()}
      />
      <AuditSearch choice={choice} onChange={setChoice} />
      {data && <output className={styles.found}>{foundText(found, entries.length, t)}</output>}
      <AuditTable
        entries={data && entries}
        problem={
          error === undefined
            ? undefined
            : { title: t('audit.failed'), error, busy: isValidating, onRetry: () => void mutate() }
        }
        empty={<EmptyState icon="search" title={t('parts.nothingMatches')} text={t('parts.fewerWords')} />}
      />
      {entries.length < found && (
        <div className={styles.more}>
          <Button variant="secondary" busy={isValidating} onClick={() => void setSize(size + 1)}>
            {t('audit.older')}
          </Button>
        </div>
      )}
    </>
  )
}

function foundText(found: number, shown: number, t: Say): string {
  const all = t('audit.found', { count: found })
  return shown < found ? t('audit.foundSome', { all, shown }) : all
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
