import { byLocale, locales, type Locale } from '../../../../src/format/locales.ts'
import type { DraftSnapshot } from '../../facts/draft/Draft.ts'
import { factsHere } from '../../facts/draft/ownFacts.ts'
import { cellState, type CellState } from '../../facts/texts/cellState.ts'
import type { TextJudge } from '../../facts/texts/createTextJudge.ts'
import { heaviest } from '../../facts/texts/TextFault.ts'
import type { KeyUse } from '../../facts/texts/usesOfKeys.ts'
import { comparable, searchWords } from '../../../../src/format/text/typedText.ts'

export interface CopyRow {
  readonly key: string
  /** Where members read it. */
  readonly uses: readonly KeyUse[]
  readonly cells: Readonly<Record<Locale, CellState>>
}

/** Every key of the copy, sorted, with those that the change here adds. */
export function copyKeys(snapshot: Pick<DraftSnapshot, 'live' | 'edits'>): readonly string[] {
  const { copy } = factsHere(snapshot)
  return [...new Set(locales.flatMap((locale) => Object.keys(copy[locale])))].sort()
}

/** Every copy key in each language, as drafted. */
export function copyRows(
  snapshot: DraftSnapshot,
  judge: TextJudge,
  uses: ReadonlyMap<string, readonly KeyUse[]>,
): readonly CopyRow[] {
  return copyKeys(snapshot).map((key) => ({
    key,
    uses: uses.get(key) ?? [],
    cells: byLocale((locale) => cellState(snapshot, judge, key, locale)),
  }))
}

export const copyShows = ['all', 'missing', 'wrong', 'stale', 'drafted', 'glossary'] as const
export type CopyShow = (typeof copyShows)[number]

const shown: Readonly<Record<CopyShow, (cell: CellState) => boolean>> = {
  all: () => true,
  missing: ({ faults }) => faults.some(({ kind }) => kind === 'missing'),
  wrong: ({ faults }) => {
    const weight = heaviest(faults.filter(({ kind }) => kind !== 'missing'))
    return weight === 'error' || weight === 'warning'
  },
  stale: ({ isStale }) => isStale,
  drafted: ({ isEdited }) => isEdited,
  glossary: ({ faults }) => faults.some(({ kind }) => kind === 'glossary'),
}

/** Whether a filter shows a text. */
const isShown = (show: CopyShow, cell: CellState): boolean => shown[show](cell)

/**
 * The rows of which the filter shows a text, and whose key, places or texts hold every word of the search.
 * @param only the keys to search, if something was picked
 */
export function findRows(
  rows: readonly CopyRow[],
  search: string,
  show: CopyShow,
  only?: ReadonlySet<string>,
): readonly CopyRow[] {
  const words = searchWords(search)
  return rows.filter((row) => {
    if (only?.has(row.key) === false) return false
    const cells = Object.values(row.cells)
    if (!cells.some((cell) => isShown(show, cell))) return false
    if (words.length === 0) return true
    const all = [row.key, ...row.uses.map(({ label }) => label), ...cells.map(({ text }) => text)]
    const haystack = comparable(all.join('\n'))
    return words.every((word) => haystack.includes(word))
  })
}
