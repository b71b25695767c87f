import type { Random } from '../createRandom.ts'
import type { Category } from '../content/venues.ts'

/** Payout of one stake, by chance: a stake of 100 pays `pays` with probability `chance`. */
interface Outcome {
  readonly chance: number
  readonly pays: number
}

/** A hand of baccarat on the player or the banker, about; a tie gives the stake back. */
const hand: readonly Outcome[] = [
  { chance: 0.4525, pays: 197 },
  { chance: 0.095, pays: 100 },
]

const cards: readonly Outcome[] = [
  { chance: 0.4, pays: 190 },
  { chance: 0.05, pays: 390 },
]

const spin: readonly Outcome[] = [
  { chance: 0.15, pays: 60 },
  { chance: 0.12, pays: 150 },
  { chance: 0.07, pays: 300 },
  { chance: 0.03, pays: 500 },
  { chance: 0.015, pays: 1000 },
  { chance: 0.004, pays: 3000 },
  { chance: 0.0004, pays: 10000 },
]

const tables: Readonly<Record<Exclude<Category, 'sport' | 'lottery'>, readonly Outcome[]>> = {
  realbet: hand,
  joker: cards,
  gaming: spin,
  fishing: spin,
  concise: cards,
}

/** Payout of a round for a stake of 100. Matches and draws have results of their own. */
export function payoutOf(category: keyof typeof tables, random: Random): number {
  let left = random.next()
  for (const { chance, pays } of tables[category]) {
    left -= chance
    if (left < 0) return pays
  }
  return 0
}
