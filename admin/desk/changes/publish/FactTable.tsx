import { useMemo, useState, type ReactNode } from 'react'
import { parseFact } from '../../../../src/format/fact.ts'
import { copyName } from '../../../../src/format/facts/factName.ts'
import { isFoundBy } from '../../../../src/format/facts/findFacts.ts'
import { searchWords } from '../../../../src/format/text/typedText.ts'
import { keysOf } from '../../../../src/format/value/keysOf.ts'
import { proportionText } from '../../../../src/format/facts/proportionText.ts'
import { EmptyState } from '../../../../src/ui/EmptyState.tsx'
import { Table } from '../../../../src/ui/Table.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { factsNamed } from '../../facts/draft/ownFacts.ts'
import { useFactName } from '../../facts/draft/useFactName.ts'
import { RowLink } from '../../kit/RowLink.tsx'
import { useWords } from '../../words/useWords.ts'
import { SearchField } from '../../kit/SearchField.tsx'
import { ChangedValue } from './ChangedValue.tsx'
import { factPlace, type FactArea } from '../../facts/names/factPlace.ts'
import styles from './review.module.css'

/** Fewer are read faster than searched. */
const SEARCHED_FROM = 6

interface DifferentFact {
  readonly fact: string
  readonly before: unknown
  readonly after: unknown
}

export interface FactTableProps<Edit extends DifferentFact> {
  /** Subject of the edits, for screen readers. */
  readonly caption: string
  readonly edits: readonly Edit[]
  readonly before: string
  readonly after: string
  /** Words in place of a value where there is none; otherwise "nothing". */
  readonly missing?: string
  /** Beneath the new value. */
  readonly renderNote?: (edit: Edit) => ReactNode
  /** Further columns; a row holds one edit, or those of one text in several languages. */
  readonly columns?: readonly {
    readonly key: string
    readonly label: string
    readonly renderCell: (edits: readonly [Edit, ...Edit[]], name: string) => ReactNode
  }[]
}

/** Facts with two values each, by the area of the desk where they are edited; one row a text in its languages. */
export function FactTable<Edit extends DifferentFact>({ edits, ...table }: FactTableProps<Edit>) {
  const { t } = useWords()
  const facts = factsNamed(useDraftSnapshot())
  const [search, setSearch] = useState('')
  const found = useMemo(() => {
    const words = searchWords(search)
    return edits.filter(({ fact, after, before }) => isFoundBy(words, fact, facts, after, before))
  }, [edits, search, facts])
  return (
    <section aria-label={table.caption} className={styles.section}>
      {edits.length >= SEARCHED_FROM && (
        <SearchField label={t('review.search')} isLabelShown value={search} onChange={setSearch} />
      )}
      {found.length === 0 && edits.length > 0 && (
        <EmptyState icon="search" title={t('parts.nothingMatches')} text={t('parts.fewerWords')} />
      )}
      {keysOf(areas).map((area) => (
        <AreaTable key={area} area={area} edits={found.filter(({ fact }) => areaOf(fact) === area)} {...table} />
      ))}
    </section>
  )
}

/** Page that edits a fact; a fact that no page of the desk edits is the developers'. */
type Area = FactArea | 'review.developers'

/** In the order in which they are read: what moves money first. One that is missing does not compile: no edit is left out. */
const areas: Readonly<Record<Area, true>> = {
  'areas.money': true,
  'areas.menus': true,
  'areas.texts': true,
  'areas.messages': true,
  'areas.screens': true,
  'review.developers': true,
}

const areaOf = (fact: string): Area => factPlace(fact)?.name ?? 'review.developers'

interface AreaTableProps<Edit extends DifferentFact> extends FactTableProps<Edit> {
  readonly area: Area
}

function AreaTable<Edit extends DifferentFact>({
  area,
  edits,
  before,
  after,
  missing,
  renderNote,
  columns = [],
}: AreaTableProps<Edit>) {
  const { t, locale } = useWords()
  const nameOf = useFactName()
  if (edits.length === 0) return null
  return (
    <section className={styles.area}>
      <h2 className={styles.areaName}>{t(area)}</h2>
      <Table
        caption={t(area)}
        narrow="stack"
        columns={[
          { key: 'what', label: t('review.what') },
          { key: 'before', label: before },
          { key: 'after', label: after },
          ...columns,
        ]}
        rows={rowsOf(edits).map((row) => {
          const [first] = row
          const parsed = parseFact(first.fact)
          const name =
            row.length > 1 && parsed?.kind === 'copy'
              ? copyName(parsed.key, locale)
              : nameOf(first.fact, first.after, first.before)
          return {
            key: first.fact,
            cells: {
              what: <Name fact={first.fact}>{name}</Name>,
              before: (
                <Side facts={row}>
                  {row.map((edit) => (
                    <Before key={edit.fact} edit={edit} missing={missing} />
                  ))}
                </Side>
              ),
              after: (
                <Side facts={row}>
                  {row.map((edit) => (
                    <After key={edit.fact} edit={edit} missing={missing} note={renderNote?.(edit)} />
                  ))}
                </Side>
              ),
              ...Object.fromEntries(columns.map(({ key, renderCell }) => [key, renderCell(row, name)])),
            },
          }
        })}
      />
    </section>
  )
}

type Row<Edit> = readonly [Edit, ...Edit[]]

/** The edits of one text belong together, whatever order they come in. */
function rowsOf<Edit extends DifferentFact>(edits: readonly Edit[]): readonly Row<Edit>[] {
  const rows = Map.groupBy(edits, ({ fact }) => {
    const parsed = parseFact(fact)
    return parsed?.kind === 'copy' ? parsed.key : fact
  })
  return [...rows.values()].flatMap(([first, ...others]) => (first === undefined ? [] : [[first, ...others] as const]))
}

function Name({ fact, children }: { readonly fact: string; readonly children: string }) {
  const place = factPlace(fact)
  if (place === undefined) return children
  return (
    <RowLink to={place.path} state={{ fact }}>
      {children}
    </RowLink>
  )
}

/** One value, or those of a text by language. */
function Side({ facts, children }: { facts: readonly DifferentFact[]; children: readonly ReactNode[] }) {
  const { language } = useWords()
  if (facts.length === 1) return children
  return (
    <dl className={styles.lines}>
      {facts.map(({ fact }, place) => {
        const parsed = parseFact(fact)
        return (
          <div key={fact}>
            <dt>{parsed?.kind === 'copy' ? language(parsed.locale) : fact}</dt>
            <dd>{children[place]}</dd>
          </div>
        )
      })}
    </dl>
  )
}

interface ValueProps {
  readonly edit: DifferentFact
  readonly missing: string | undefined
}

function Before({ edit: { fact, before, after }, missing }: ValueProps) {
  if (before === null && missing !== undefined) return missing
  return <ChangedValue fact={fact} value={before} after={after} />
}

function After({ edit: { fact, before, after }, missing, note }: ValueProps & { readonly note: ReactNode }) {
  const { locale } = useWords()
  const proportion = proportionText(fact, before, after, locale)
  return (
    <div className={styles.stacked}>
      <div className={styles.figure}>
        {after === null && missing !== undefined ? missing : <ChangedValue fact={fact} value={after} before={before} />}
        {proportion !== undefined && <span className={styles.proportion}> {proportion}</span>}
      </div>
      {note}
    </div>
  )
}
