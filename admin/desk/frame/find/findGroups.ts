import { formatFact } from '../../../../src/format/fact.ts'
import { locales, type Locale } from '../../../../src/format/locales.ts'
import { type Findable, type FoundKind, foundKinds } from './Findable.ts'
import { comparable, searchWords } from '../../../../src/format/text/typedText.ts'

/** As many as can be taken in at a glance. */
const MOST = 7

export interface Found extends Findable {
  /** Of a text: the language in which it says what was searched for. */
  readonly locale?: Locale
}

export interface FoundGroup {
  readonly kind: FoundKind
  readonly items: readonly Found[]
  /** How many there are beyond those. */
  readonly more: number
}

/** Results of a search, the best of each group first; without a search, the pages. */
export function findGroups(index: readonly Findable[], search: string, own: Locale): readonly FoundGroup[] {
  const words = searchWords(search)
  const wanted = words.join(' ')
  const found = index.filter((entry) =>
    words.length === 0 ? entry.kind === 'pages' : words.every((word) => isFoundBy(word, entry)),
  )
  const isVerb = found.some(({ does = [] }) => words.some((word) => does.some((each) => isMeant(word, each))))
  const kinds = isVerb ? foundKinds.toSorted((a, b) => Number(b === 'verbs') - Number(a === 'verbs')) : foundKinds
  return kinds.flatMap((kind): readonly FoundGroup[] => {
    const all = found
      .filter((entry) => entry.kind === kind)
      .map((entry) => inItsLanguage(entry, words, own))
      .map((entry) => ({ entry, rank: rankOf(entry, wanted) }))
      // What is equally good stays in the order of the documents.
      .sort((a, b) => a.rank - b.rank)
    if (all.length === 0) return []
    const shown = words.length === 0 ? all : all.slice(0, MOST)
    return [{ kind, items: shown.map(({ entry }) => entry), more: all.length - shown.length }]
  })
}

/** A number is one release's, not every one with its digits. */
const isFoundBy = (word: string, { kind, words }: Findable): boolean =>
  kind === 'verbs' && /^\d+$/.test(word) ? searchWords(words).includes(word) : words.includes(word)

/** Two letters are the beginning of too much. */
const isMeant = (typed: string, word: string): boolean => typed === word || (typed.length > 2 && word.startsWith(typed))

/** A text shows, and leads to, the language in which it was found; the operator's own comes first. */
function inItsLanguage(entry: Findable, words: readonly string[], own: Locale): Found {
  const { says, note: key } = entry
  if (says === undefined || key === undefined) return entry
  const [locale = own] = [own, ...locales].filter((each) => {
    const text = comparable(says[each])
    return text !== '' && words.every((word) => text.includes(word))
  })
  return { ...entry, locale, label: says[locale] || key, fact: formatFact({ kind: 'copy', locale, key }) }
}

/** Lower is better: the whole name, its beginning, the beginning of a later step, within the name, or elsewhere. */
function rankOf({ label, note = '' }: Found, wanted: string): number {
  const names = [label, note].map((name) => comparable(name))
  if (names.includes(wanted)) return 0
  if (names.some((name) => name.startsWith(wanted))) return 1
  if (names.some((name) => name.includes(`› ${wanted}`))) return 2
  return names.some((name) => name.includes(wanted)) ? 3 : 4
}
