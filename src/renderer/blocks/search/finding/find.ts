import type { SearchList } from '../../../../format/blocks/search.ts'
import { spell, type Spelled, hasHan, isInitials } from './spell.ts'

/** How well a name answers what was typed, best first. */
const ranks = {
  whole: 0,
  begins: 1,
  beginsWord: 2,
  short: 3,
  shortOfWord: 4,
  within: 5,
  /** Nothing of the name itself, but its group is called so. */
  group: 6,
  slip: 7,
} as const

const LEAST_WITH_SLIP = 4
const LEAST_HAN_WITH_SLIP = 3

/** A final consonant and the initial after it are two consonants within any name. */
const canBeWithin = (typed: string) => typed.length > 1 && !isInitials(typed)

/** Whether one letter of it may be wrong: few letters with a slip in them are those of half of all names. */
const mayHaveSlip = (typed: string): boolean =>
  typed.length >= (hasHan(typed) ? LEAST_HAN_WITH_SLIP : LEAST_WITH_SLIP) && !isInitials(typed)

/** A word of the name begins so but for one slip. */
const hasSlip = (typed: string, { letters, offsets }: Spelled): boolean =>
  offsets.some((offset) => isWithinOneSlip(typed, letters, offset))

/** A row that can be found. */
export interface Entry {
  /** Identity in all lists. */
  readonly key: string
  readonly row: unknown
  /** The list it is from, which says how it is shown. */
  readonly list: SearchList
  /** Names by which it is found, the foremost first. */
  readonly names: readonly Spelled[]
  /** Its group, such as its game platform; empty for none. */
  readonly group: string
  /** Name of its group; empty where the row does not say. */
  readonly groupName: string
  /** It comes after the others of its rank. */
  readonly isLast: boolean
}

interface Wanted {
  /** Typed text; all entries where it is empty. */
  readonly text: string
  /** Only entries of this group; of all where it is empty. */
  readonly group: string
  /** The names of groups, by which their entries are found as well. */
  readonly groups: ReadonlyMap<string, Spelled>
  /** Comes first among equals, such as what was opened lately. */
  readonly isKnown: (key: string) => boolean
}

/** With so many that have what is typed, those that have it but for a slip are not looked for. */
const ENOUGH = 30
/** Names further back than this count as equal. */
const NAMES = 4
const LONGEST = 256

/** The entries that are wanted, best first; equals keep the order of their lists. */
export function find(entries: readonly Entry[], { text, group, groups, isKnown }: Wanted): readonly Entry[] {
  const ofGroup = group === '' ? entries : entries.filter((entry) => entry.group === group)
  const typed = spell(text).letters
  // Nothing but marks is typed.
  if (typed === '') return text.trim() === '' ? ofGroup : []
  const called = namedGroups(typed, groups)
  const found: { readonly entry: Entry; readonly order: number }[] = []

  function add(entry: Entry, rank: number, place: number): void {
    const length = Math.min(entry.names[0]?.letters.length ?? 0, LONGEST - 1)
    const digits = [rank, Number(entry.isLast), Math.min(place, NAMES - 1), Number(!isKnown(entry.key)), length]
    found.push({ entry, order: digits.reduce((order, digit) => order * LONGEST + digit, 0) })
  }

  const others = ofGroup.filter((entry) => {
    const [rank, place] = bestName(entry, (name) => rankName(typed, name))
    if (rank !== undefined) add(entry, rank, place)
    else if (called.has(entry.group)) add(entry, ranks.group, 0)
    else return true
    return false
  })
  if (found.length < ENOUGH && mayHaveSlip(typed))
    for (const entry of others) {
      const [rank, place] = bestName(entry, (name) => (hasSlip(typed, name) ? ranks.slip : undefined))
      if (rank !== undefined) add(entry, rank, place)
    }
  return found.toSorted((a, b) => a.order - b.order).map(({ entry }) => entry)
}

/** The best rank that one of its names has, and which one it is. */
function bestName(
  { names }: Entry,
  rankOf: (name: Spelled) => number | undefined,
): readonly [rank: number | undefined, place: number] {
  let best: number | undefined
  let at = 0
  names.forEach((name, place) => {
    const rank = rankOf(name)
    if (rank === undefined || (best !== undefined && rank >= best)) return
    best = rank
    at = place
  })
  return [best, at]
}

/** The groups that begin with what was typed, or have it for short. */
function namedGroups(typed: string, groups: Wanted['groups']): ReadonlySet<string> {
  return new Set(
    [...groups].flatMap(([group, name]) =>
      name.letters.startsWith(typed) || shortRank(typed, name) !== undefined ? [group] : [],
    ),
  )
}

/** How well it has all that was typed; undefined for a name that has not. `typed` is not empty. */
function rankName(typed: string, name: Spelled): number | undefined {
  const { letters, offsets } = name
  const at = letters.indexOf(typed)
  if (at === 0) return letters.length === typed.length ? ranks.whole : ranks.begins
  if (at > 0 && offsets.some((offset) => letters.startsWith(typed, offset))) return ranks.beginsWord
  return shortRank(typed, name) ?? (at > 0 && canBeWithin(typed) ? ranks.within : undefined)
}

/** The name begins so for short, or one of its words does. */
function shortRank(typed: string, name: Spelled): number | undefined {
  const { units, starts } = name
  const first = typed.charAt(0)
  const place = starts.findIndex(
    (start) => units[start]?.first.includes(first) === true && isShortFor(typed, name, start),
  )
  return place < 0 ? undefined : place === 0 ? ranks.short : ranks.shortOfWord
}

/**
 * Whether `typed` is short for a name from the unit `start` on: each unit is typed whole, for short, or left out to the
 * next word; the last may be half typed. So ㅂㅂㅋ and 별ㅂ are short for 별빛 바카라, `sb` for Starlight Baccarat.
 */
function isShortFor(typed: string, { units, starts }: Pick<Spelled, 'units' | 'starts'>, start: number): boolean {
  // Places that led nowhere, or names of one repeated letter would be tried again and again.
  let failed: Set<number> | undefined

  function isFrom(unit: number, from: number): boolean {
    if (from === typed.length) return true
    const place = unit * typed.length + from
    const spelled = units[unit]
    if (spelled === undefined || failed?.has(place) === true) return false
    for (const whole of spelled.whole) if (endsIn(whole, from) || leads(unit, from, whole)) return true
    for (const short of spelled.short) if (leads(unit, from, short)) return true
    if (from > 0) (failed ??= new Set()).add(place)
    return false
  }

  /** Text of which the rest of the typing is the beginning. */
  const endsIn = (whole: string, from: number) =>
    typed.length - from <= whole.length && whole.startsWith(from === 0 ? typed : typed.slice(from))

  /** This is typed there, and the rest follows in the next unit or the next word. */
  function leads(unit: number, from: number, spelling: string): boolean {
    if (!typed.startsWith(spelling, from)) return false
    const to = from + spelling.length
    if (isFrom(unit + 1, to)) return true
    const nextWord = starts.find((other) => other > unit + 1)
    return nextWord !== undefined && !starts.includes(unit + 1) && isFrom(nextWord, to)
  }

  return isFrom(start, 0)
}

/**
 * Whether `letters` go on from `at` as `typed`, with one letter of it too many, missing, wrong or swapped with the next.
 * What comes after does not count: a name is found before it is typed to its end.
 */
export function isWithinOneSlip(typed: string, letters: string, at: number): boolean {
  const same = sameLetters(typed, 0, letters, at)
  const next = at + same
  const goesOn = (from: number, to: number) => from + sameLetters(typed, from, letters, to) >= typed.length
  const isSwapped = typed[same] === letters[next + 1] && typed[same + 1] === letters[next]
  return (
    same === typed.length ||
    goesOn(same + 1, next) ||
    goesOn(same, next + 1) ||
    (next < letters.length && goesOn(same + 1, next + 1)) ||
    (isSwapped && goesOn(same + 2, next + 2))
  )
}

/** How many letters are the same from there on. Tens of thousands of times a key: nothing is cut out of the texts. */
function sameLetters(typed: string, from: number, letters: string, at: number): number {
  let count = 0
  while (from + count < typed.length && typed.charCodeAt(from + count) === letters.charCodeAt(at + count)) count += 1
  return count
}
