import type { SearchList } from '../../../../format/blocks/search.ts'
import { hasSlip, mayHaveSlip, rankName, ranks, shortRank } from './rankName.ts'
import { spell, type Spelled } from './spell.ts'

/** A row that can be found. */
export interface Entry {
  /** What makes it itself, in all lists. */
  readonly key: string
  readonly row: unknown
  /** The list it is from, which says how it is shown. */
  readonly list: SearchList
  /** What it is found by, the foremost first. */
  readonly names: readonly Spelled[]
  /** Its group, such as its game platform; empty for none. */
  readonly group: string
  /** What its group is called; empty where the row does not say. */
  readonly groupName: string
  /** It comes after the others of its rank. */
  readonly isLast: boolean
}

interface Wanted {
  /** What is typed; all entries where it is empty. */
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
