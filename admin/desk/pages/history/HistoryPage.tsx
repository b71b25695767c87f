import { useMemo, useState, useEffect, useRef, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
import type { AuditFormat, AuditPage, StoreVerdict } from '../../../api/auditApi.ts'
import { Button, buttonClass } from '../../../../src/ui/Button.tsx'
import { Dialog } from '../../../../src/ui/Dialog.tsx'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { ErrorState } from '../../../../src/ui/ErrorState.tsx'
import { FormField } from '../../../../src/ui/FormField.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { parseFact } from '../../../../src/format/fact.ts'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { ChoiceField } from '../../kit/ChoiceField.tsx'
import density from '../../kit/density.module.css'
import { Note } from '../../kit/Note.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { Problem } from '../../kit/Problem.tsx'
import { RowMenu } from '../../kit/RowMenu.tsx'
import { saveFile } from '../../kit/saveFile.ts'
import { TimeInput } from '../../kit/TimeInput.tsx'
import { MOMENT_PATH } from '../../phone/past/momentLink.ts'
import { useMay } from '../../session/SessionProvider.tsx'
import { Said } from '../../words/Said.tsx'
import { sentenceOf } from '../../words/sentenceOf.ts'
import { useWords } from '../../words/useWords.ts'
import { SearchField } from '../../kit/SearchField.tsx'
import type { Say } from '../../words/WordTable.ts'
import { auditFilter, everything, type AuditChoice } from './auditFilter.ts'
import { CompareDialog } from './CompareDialog.tsx'
import { actionText } from './entrySentence.ts'
import { HistoryRow } from './HistoryRow.tsx'
import { OutcomesDialog } from './OutcomesDialog.tsx'
import { NoteDialog } from './NoteDialog.tsx'
import styles from './history.module.css'

/** The pause in typing after which the search runs, in ms. */
const PAUSE = 250
const PAGE = 50

type Opened = 'filter' | 'note' | 'hash' | { readonly compare: number } | { readonly count: number }

/** The audit, newest first: what members saw, or everything that was ever done. Nothing of it is ever changed. */
export function HistoryPage() {
  const { t } = useWords()
  const api = useApi()
  const { seq } = useDraftSnapshot()
  const [params, setParams] = useSearchParams()
  const showsAll = params.get('show') === 'all'
  const fact = params.get('fact') ?? ''
  const [choice, setChoice] = useState(everything)
  const [opened, setOpened] = useState<Opened>()
  const [problem, setProblem] = useState<unknown>()
  const settled = useSettled(choice, PAUSE)
  const filter = useMemo(
    () => ({
      ...auditFilter(settled),
      ...(fact !== '' && { fact }),
      ...(!showsAll && { shown: 'members' as const }),
    }),
    [settled, fact, showsAll],
  )
  const { data, error, mutate, isValidating, setSize, size } = useSWRInfinite(
    (index, previous: AuditPage | null) => {
      const last = previous?.entries.at(-1)
      if (index > 0 && last === undefined) return null
      return ['audit', filter, last?.id] as const
    },
    ([, , before]) => api.audit({ querystring: { ...filter, limit: PAGE, before } }),
  )
  // In place: a list that began again would take an open menu along. One that was kept may be of before.
  const readAt = useRef(data === undefined ? seq : undefined)
  useEffect(() => {
    if (readAt.current === seq) return
    readAt.current = seq
    void mutate()
  }, [seq, mutate])
  // Reads the whole chain: only on request, not whenever the page is opened.
  const verdict = useSWR('audit-verdict', () => api.verifyAudit(), { revalidateOnFocus: false })
  const entries = useMemo(() => data?.flatMap((page) => page.entries) ?? [], [data])
  const found = data?.[0]?.found ?? 0
  const close = () => setOpened(undefined)

  const show = (all: boolean, of: string) =>
    setParams({ ...(all && { show: 'all' }), ...(of !== '' && { fact: of }) }, { replace: true })

  function handleChoose(next: AuditChoice) {
    setChoice(next)
    // Members do not see most actions, so the narrower list would hide them.
    if (next.action !== '') show(true, fact)
  }

  async function handleExport(format: AuditFormat) {
    setProblem(undefined)
    try {
      saveFile(`audit.${format}`, await api.exportAudit({ querystring: { ...filter, format } }))
    } catch (thrown) {
      setProblem(thrown)
    }
  }

  return (
    <>
      <PageHeader
        title={t('areas.history')}
        actions={
          <>
            <Link to={MOMENT_PATH} className={buttonClass({ size: 'small', variant: 'secondary' })}>
              {t('stream.playMoment')}
            </Link>
            <AddNote onOpen={() => setOpened('note')} />
            <Holds verdict={verdict.data} isFailed={verdict.error !== undefined} />
            <RowMenu
              label={t('stream.more')}
              items={[
                { label: t('stream.filter'), icon: 'search', onChoose: () => setOpened('filter') },
                {
                  label: t('stream.csv'),
                  icon: 'download',
                  disabled: found === 0,
                  onChoose: () => void handleExport('csv'),
                },
                {
                  label: t('stream.json'),
                  icon: 'download',
                  disabled: found === 0,
                  onChoose: () => void handleExport('json'),
                },
                { label: t('audit.verifyAgain'), icon: 'shield', onChoose: () => void verdict.mutate() },
                { label: t('stream.newest'), icon: 'lock', onChoose: () => setOpened('hash') },
              ]}
            />
          </>
        }
      />
      <Problem error={problem} />
      <Broken verdict={verdict.data} problem={verdict.error} onCheck={() => verdict.mutate()} />
      <search className={joinNames(density.dense, styles.search)}>
        <SearchField
          label={t('audit.search')}
          isLabelShown
          maxLength={200}
          value={choice.text}
          onChange={(text) => setChoice({ ...choice, text })}
        />
        <ChoiceField
          label={t('stream.show')}
          value={showsAll ? 'all' : 'members'}
          options={[
            { value: 'members', label: t('stream.members') },
            { value: 'all', label: t('audit.everything') },
          ]}
          onChange={(value) => show(value === 'all', fact)}
        />
      </search>
      <Chosen
        choice={choice}
        fact={fact}
        onClear={() => {
          setChoice({ ...everything, text: choice.text })
          show(showsAll, '')
        }}
      />
      {data && <output className={styles.found}>{foundText(found, entries.length, t)}</output>}
      <Stream
        isLoading={data === undefined && error === undefined}
        problem={error}
        onRetry={() => void mutate()}
        isEmpty={data !== undefined && entries.length === 0}
      >
        {entries.map((entry) => (
          <HistoryRow
            key={entry.id}
            entry={entry}
            onCompare={(compare) => setOpened({ compare })}
            onCount={(count) => setOpened({ count })}
          />
        ))}
      </Stream>
      {entries.length < found && (
        <div className={styles.older}>
          <Button variant="secondary" busy={isValidating} onClick={() => void setSize(size + 1)}>
            {t('audit.older')}
          </Button>
        </div>
      )}
      {opened === 'filter' && <FilterDialog choice={choice} onChange={handleChoose} onClose={close} />}
      {opened === 'note' && <NoteDialog onAdded={() => void mutate()} onClose={close} />}
      {opened === 'hash' && <HashDialog verdict={verdict.data} onClose={close} />}
      {typeof opened === 'object' && 'compare' in opened && <CompareDialog seq={opened.compare} onClose={close} />}
      {typeof opened === 'object' && 'count' in opened && <OutcomesDialog seq={opened.count} onClose={close} />}
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

function AddNote({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useWords()
  if (!useMay('editor')) return null
  return (
    <Button size="small" variant="secondary" onClick={onOpen}>
      {t('stream.addNote')}
    </Button>
  )
}

interface StreamProps {
  readonly isLoading: boolean
  readonly problem: unknown
  readonly isEmpty: boolean
  readonly onRetry: () => void
  readonly children: ReactNode
}

function Stream({ isLoading, problem, isEmpty, onRetry, children }: StreamProps) {
  const words = useWords()
  const { t } = words
  if (problem !== undefined)
    return <ErrorState title={t('audit.failed')} text={sentenceOf(problem, words)} onRetry={onRetry} />
  if (isLoading) return <Skeleton shape="record" count={6} label={t('audit.loading')} />
  if (isEmpty) return <EmptyState icon="search" title={t('parts.nothingMatches')} text={t('parts.fewerWords')} />
  return (
    <ol className={styles.stream} aria-label={t('areas.history')}>
      {children}
    </ol>
  )
}

/** Tick in the head while the chain of hashes and every release are intact; what is wrong is written out below. */
function Holds({ verdict, isFailed }: { readonly verdict: StoreVerdict | undefined; readonly isFailed: boolean }) {
  const { t } = useWords()
  if (isFailed) return null
  if (verdict === undefined) return <output className={styles.quiet}>{t('audit.verifying')}</output>
  return (
    <output className={verdict.ok ? styles.holds : styles.broken}>
      <Icon name={verdict.ok ? 'check' : 'alert'} size={16} />
      {t(verdict.ok ? 'stream.chainHolds' : 'stream.chainBroken')}
    </output>
  )
}

interface BrokenProps {
  readonly verdict: StoreVerdict | undefined
  /** Why it could not be verified. */
  readonly problem: unknown
  readonly onCheck: () => Promise<unknown>
}

function Broken({ verdict, problem, onCheck }: BrokenProps) {
  const words = useWords()
  const { t } = words
  if (problem !== undefined)
    return (
      <Note tone="warning" title={t('audit.notVerified', { why: sentenceOf(problem, words) })}>
        <ActionButton size="small" variant="secondary" onAct={onCheck}>
          {t('audit.verifyAgain')}
        </ActionButton>
      </Note>
    )
  if (verdict === undefined || verdict.ok) return null
  return (
    <Note tone="loss" title={t('audit.broken')}>
      {verdict.problems.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Note>
  )
}

function HashDialog({
  verdict,
  onClose,
}: {
  readonly verdict: StoreVerdict | undefined
  readonly onClose: () => void
}) {
  const { t } = useWords()
  return (
    <Dialog open title={t('stream.newest')} onClose={onClose}>
      {verdict?.ok === true ? (
        <>
          <p>
            {t('audit.holds', {
              entries: t('audit.found', { count: verdict.entries }),
              releases: t('audit.releases', { count: verdict.releases }),
            })}
          </p>
          <p className={styles.hash}>
            <Said word="audit.newestHash" values={{ head: verdict.head }} parts={{ code: <code /> }} />
          </p>
        </>
      ) : (
        <p>{t(verdict === undefined ? 'audit.verifying' : 'audit.broken')}</p>
      )}
    </Dialog>
  )
}

interface ChosenProps {
  readonly choice: AuditChoice
  /** Fact that a link leads to; empty for all. */
  readonly fact: string
  readonly onClear: () => void
}

/** Filters that are set beside the words, and the way back. */
function Chosen({ choice, fact, onClear }: ChosenProps) {
  const words = useWords()
  const nameOf = useFactName()
  const { t } = words
  const { actor, action, from, to } = choice
  const parts = [
    fact !== '' && (parseFact(fact) === undefined ? fact : nameOf(fact)),
    actor !== '' && `${t('audit.who')}: ${actor}`,
    action !== '' && `${t('audit.what')}: ${actionText(action, words)}`,
    from !== '' && `${t('audit.from')}: ${from}`,
    to !== '' && `${t('audit.to')}: ${to}`,
  ].filter((part) => part !== false)
  if (parts.length === 0) return null
  return (
    <p className={styles.chosen}>
      {parts.join(' · ')}
      <Button size="small" variant="quiet" onClick={onClear}>
        {t('stream.clear')}
      </Button>
    </p>
  )
}

interface FilterDialogProps {
  readonly choice: AuditChoice
  readonly onChange: (choice: AuditChoice) => void
  readonly onClose: () => void
}

/** By actor, action and days; the list follows at once. */
function FilterDialog({ choice, onChange, onClose }: FilterDialogProps) {
  const words = useWords()
  const { t } = words
  const api = useApi()
  const names = useSWR('audit-names', () => api.auditNames())
  const change = (key: keyof AuditChoice) => (value: string) => onChange({ ...choice, [key]: value })
  return (
    <Dialog open title={t('stream.filter')} onClose={onClose}>
      <div className={styles.filter}>
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
      </div>
    </Dialog>
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
