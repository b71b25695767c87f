import { formatFact } from '../../../../src/format/fact.ts'
import { locales, type Locale, byLocale } from '../../../../src/format/locales.ts'
import type { DraftSnapshot } from '../../draft/Draft.ts'
import { readValue } from '../../draft/readValue.ts'
import { placeholderProblem } from './placeholderProblem.ts'
import type { Say } from '../../words/WordTable.ts'

export interface CopyRow {
  readonly key: string
  readonly texts: Readonly<Record<Locale, string>>
  readonly isDrafted: boolean
  /** Missing in a language, or with other placeholders than the texts beside it. */
  readonly hasProblem: boolean
}

/** Every copy key in the three languages, as drafted. */
export function copyRows(snapshot: DraftSnapshot, t: Say): readonly CopyRow[] {
  const keys = new Set(locales.flatMap((locale) => Object.keys(snapshot.live.copy[locale])))
  return [...keys].sort().map((key) => {
    const facts = byLocale((locale) => formatFact({ kind: 'copy', locale, key }))
    const texts = byLocale((locale) => textOf(readValue(snapshot, facts[locale])))
    return {
      key,
      texts,
      isDrafted: Object.values(facts).some((fact) => snapshot.edits.has(fact) || snapshot.pending.has(fact)),
      hasProblem: locales.some((locale) => placeholderProblem(snapshot, key, texts[locale], t) !== undefined),
    }
  })
}

export type CopyShow = 'all' | 'drafted' | 'problems'

/**
 * The rows whose key or any text holds every word of the search.
 * @param only the keys to search, if something was picked
 */
export function findRows(
  rows: readonly CopyRow[],
  search: string,
  show: CopyShow,
  only?: ReadonlySet<string>,
): readonly CopyRow[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    if (only?.has(row.key) === false) return false
    if (show === 'drafted' && !row.isDrafted) return false
    if (show === 'problems' && !row.hasProblem) return false
    const haystack = [row.key, ...Object.values(row.texts)].join('\n').toLocaleLowerCase()
    return words.every((word) => haystack.includes(word))
  })
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
