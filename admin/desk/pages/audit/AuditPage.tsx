import { useMemo, useState, useEffect } from 'react'
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
import { Button } from '../../../../src/ui/Button.tsx'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { auditFilter, everything, type AuditChoice } from './auditFilter.ts'
import type { AuditPage as Page, AuditFilter, AuditRecord, StoreVerdict } from '../../../api/auditApi.ts'
import styles from './audit.module.css'
import { Problem } from '../../kit/Problem.tsx'
import { useWords, type Words } from '../../words/useWords.ts'
import type { Say } from '../../words/WordTable.ts'
import { saveFile } from '../../kit/saveFile.ts'
import { FormField } from '../../../../src/ui/FormField.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { TextField } from '../../../../src/ui/TextField.tsx'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import density from '../../kit/density.module.css'
import { TimeInput } from '../../kit/TimeInput.tsx'
import { actionText, stopWordsText, subjectText, trialText } from './actionText.ts'
import { createColumnHelper, useTable } from '@tanstack/react-table'
import { proportionText } from '../../../../src/format/facts/proportionText.ts'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { DataTable, type DataTableProps } from '../../kit/DataTable.tsx'
import { sortedFeatures } from '../../kit/sortedFeatures.ts'
import { factText } from '../../facts/names/valueText.ts'
import { Note } from '../../kit/Note.tsx'
import { Said } from '../../words/Said.tsx'
import { sentenceOf } from '../../words/sentenceOf.ts'

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

interface AuditExportProps {
  readonly filter: AuditFilter
  readonly disabled: boolean
  readonly onProblem: (problem: unknown) => void
}

/** Every matching entry as a file, not only those on the page. */
function AuditExport({ filter, disabled, onProblem }: AuditExportProps) {
  const api = useApi()
  const [making, setMaking] = useState<'csv' | 'json'>()

  async function handleExport(format: 'csv' | 'json') {
    if (making !== undefined) return
    setMaking(format)
    onProblem(undefined)
    try {
      saveFile(`audit.${format}`, await api.exportAudit({ querystring: { ...filter, format } }))
    } catch (error) {
      onProblem(error)
    } finally {
      setMaking(undefined)
    }
  }

  return (
    <>
      {(['csv', 'json'] as const).map((format) => (
        <Button
          key={format}
          size="small"
          variant="secondary"
          icon="download"
          disabled={disabled}
          busy={making === format}
          onClick={() => void handleExport(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </>
  )
}

/** Searches the whole log by words, actor, action and time. */
function AuditSearch({ choice, onChange }: { choice: AuditChoice; onChange: (choice: AuditChoice) => void }) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const names = useSWR('audit-names', () => api.auditNames())
  const change = (key: keyof AuditChoice) => (value: string) => onChange({ ...choice, [key]: value })
  return (
    <search className={joinNames(density.dense, styles.search)}>
      <TextField
        label={t('audit.search')}
        type="search"
        value={choice.text}
        onChange={change('text')}
        maxLength={200}
        before={<Icon name="search" size={18} />}
        autoComplete="off"
      />
      <ChoiceField
        label={t('audit.who')}
        value={choice.actor}
        options={options(t('audit.everybody'), names.data?.actors)}
        onChange={change('actor')}
      />
      <ChoiceField
        label={t('audit.what')}
        value={choice.action}
        options={options(t('audit.everything'), names.data?.actions, (action) => actionText(action, words))}
        onChange={change('action')}
      />
      <DayField label={t('audit.from')} value={choice.from} max={choice.to} onChange={change('from')} />
      <DayField label={t('audit.to')} value={choice.to} min={choice.from} onChange={change('to')} />
    </search>
  )
}

interface DayFieldProps {
  readonly label: string
  readonly value: string
  readonly min?: string
  readonly max?: string
  readonly onChange: (value: string) => void
}

function DayField({ label, value, min = '', max = '', onChange }: DayFieldProps) {
  return (
    <FormField label={label}>
      {(ties) => (
        <TimeInput
          ties={ties}
          type="date"
          value={value}
          {...(min !== '' && { min })}
          {...(max !== '' && { max })}
          onChange={(day) => day !== undefined && onChange(day)}
        />
      )}
    </FormField>
  )
}

function options(
  all: string,
  values: readonly string[] = [],
  say = (value: string): string => value,
): readonly { value: string; label: string }[] {
  return [{ value: '', label: all }, ...values.map((value) => ({ value, label: say(value) }))]
}

const helper = createColumnHelper<typeof sortedFeatures, AuditRecord>()
const columnsIn = (words: Words) =>
  helper.columns([
    helper.accessor('id', { header: words.t('audit.number'), cell: ({ row: { original } }) => original.id }),
    helper.accessor('at', {
      header: words.t('audit.when'),
      sortFn: 'text',
      cell: ({ row: { original } }) => <time dateTime={original.at}>{words.moment(original.at)}</time>,
    }),
    helper.accessor('actor', {
      header: words.t('audit.who'),
      sortFn: 'text',
      cell: ({ row: { original } }) => <strong>{original.actor}</strong>,
    }),
    helper.accessor('action', {
      header: words.t('audit.what'),
      sortFn: 'text',
      cell: ({ row: { original } }) => (
        <>
          <span title={original.action}>{actionText(original.action, words)}</span> <Subject entry={original} />
        </>
      ),
    }),
    helper.display({
      id: 'details',
      header: words.t('audit.details'),
      cell: ({ row: { original } }) =>
        [detailsText(original, words), original.reason].filter((text) => text !== '').join(' · '),
    }),
  ])

const none: readonly AuditRecord[] = []

interface AuditTableProps extends Pick<
  DataTableProps<typeof sortedFeatures, AuditRecord, unknown>,
  'problem' | 'empty'
> {
  /** Undefined until the first page has come. */
  readonly entries: readonly AuditRecord[] | undefined
}

function AuditTable({ entries, ...rest }: AuditTableProps) {
  const words = useWords()
  const columns = useMemo(() => columnsIn(words), [words])
  const table = useTable({
    features: sortedFeatures,
    columns,
    data: entries ?? none,
    getRowId: ({ id }) => String(id),
  })
  return (
    <DataTable
      caption={words.t('audit.caption')}
      table={table}
      numeric={['id']}
      long={['action', 'details']}
      loading={entries === undefined ? words.t('audit.loading') : undefined}
      {...rest}
    />
  )
}

/** Subject of an entry: a fact by its name, which its values say of a notice that is gone. */
function Subject({ entry }: { readonly entry: AuditRecord }) {
  const words = useWords()
  const nameOf = useFactName()
  const { subject, details } = entry
  if (subject === '') return null
  return (
    <span className={styles.subject} title={subject}>
      {subjectText(entry, words) ?? nameOf(subject, details['value'], details['replaces'])}
    </span>
  )
}

/** Details of an edit, a trial or a stop in a line; other details are for the export. */
function detailsText({ action, details, subject }: AuditRecord, words: Words): string {
  if (action.startsWith('trial.')) return trialText(details, words)
  if (action.startsWith('stop.')) return stopWordsText(details)
  if (!Object.hasOwn(details, 'value')) return ''
  const { value, replaces } = details
  const next = factText(subject, value, words)
  if (!Object.hasOwn(details, 'replaces')) return next
  const proportion = proportionText(subject, replaces, value, words.locale)
  return `${factText(subject, replaces, words)} → ${next}${proportion === undefined ? '' : `, ${proportion}`}`
}

interface VerdictProps {
  readonly verdict: StoreVerdict | undefined
  /** Why it could not be verified. */
  readonly problem: unknown
  readonly isChecking: boolean
  readonly onCheck: () => void
}

/** Whether the chain and every release are intact. */
function Verdict({ verdict, problem, isChecking, onCheck }: VerdictProps) {
  const words = useWords()
  const { t } = words
  if (problem !== undefined)
    return <Note tone="warning" title={t('audit.notVerified', { why: sentenceOf(problem, words) })} />
  if (verdict === undefined) return <output className={styles.found}>{t('audit.verifying')}</output>
  return (
    <Note
      tone={verdict.ok ? 'gain' : 'loss'}
      title={
        verdict.ok
          ? t('audit.holds', {
              entries: t('audit.found', { count: verdict.entries }),
              releases: t('audit.releases', { count: verdict.releases }),
            })
          : t('audit.broken')
      }
    >
      {verdict.problems.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {verdict.ok && (
        <p className={styles.head}>
          <Said word="audit.newestHash" values={{ head: verdict.head }} parts={{ code: <code /> }} />
        </p>
      )}
      <Button size="small" variant="secondary" busy={isChecking} onClick={onCheck}>
        {t('audit.verifyAgain')}
      </Button>
    </Note>
  )
}
