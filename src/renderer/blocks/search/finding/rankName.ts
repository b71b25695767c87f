import { isShortFor } from './isShortFor.ts'
import { isWithinOneSlip } from './isWithinOneSlip.ts'
import { hasHan, isInitials, type Spelled } from './spell.ts'

/** How well a name answers what was typed, best first. */
export const ranks = {
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

/** How well it has all that was typed; undefined for a name that has not. `typed` is not empty. */
export function rankName(typed: string, name: Spelled): number | undefined {
  const { letters, offsets } = name
  const at = letters.indexOf(typed)
  if (at === 0) return letters.length === typed.length ? ranks.whole : ranks.begins
  if (at > 0 && offsets.some((offset) => letters.startsWith(typed, offset))) return ranks.beginsWord
  return shortRank(typed, name) ?? (at > 0 && canBeWithin(typed) ? ranks.within : undefined)
}

/** The name begins so for short, or one of its words does. */
export function shortRank(typed: string, name: Spelled): number | undefined {
  const { units, starts } = name
  const first = typed.charAt(0)
  const place = starts.findIndex(
    (start) => units[start]?.first.includes(first) === true && isShortFor(typed, name, start),
  )
  return place < 0 ? undefined : place === 0 ? ranks.short : ranks.shortOfWord
}

/** A final consonant and the initial after it are two consonants within any name. */
const canBeWithin = (typed: string) => typed.length > 1 && !isInitials(typed)

/** Whether one letter of it may be wrong: few letters with a slip in them are those of half of all names. */
export const mayHaveSlip = (typed: string): boolean =>
  typed.length >= (hasHan(typed) ? LEAST_HAN_WITH_SLIP : LEAST_WITH_SLIP) && !isInitials(typed)

/** A word of the name begins so but for one slip. */
export const hasSlip = (typed: string, { letters, offsets }: Spelled): boolean =>
  offsets.some((offset) => isWithinOneSlip(typed, letters, offset))
