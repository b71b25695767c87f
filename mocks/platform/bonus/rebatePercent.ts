import type { Category, Venue } from '../content/venues.ts'
import { type VipRow, vipLevels } from '../content/vipLevels.ts'

/** Which column of the VIP table (spec § 3) a category of games is paid by; what is neither has the slots' column. */
const columns: Readonly<Record<Category, Exclude<keyof VipRow, 'recharge' | 'flow'>>> = {
  realbet: 'realperson',
  joker: 'joker',
  gaming: 'electron',
  sport: 'sport',
  fishing: 'electron',
  lottery: 'lottery',
  concise: 'electron',
}

/** Platforms among the sports that take bets on e-sports. */
const eSports: readonly string[] = ['apex']

/** The share of valid bets that a level gives back at a platform, in percent. */
export function rebatePercent(level: number, { category, platname }: Venue): string {
  const row = vipLevels[level - 1]
  if (!row) throw new RangeError(`There is no VIP level ${level}.`)
  return row[eSports.includes(platname) ? 'e_sport' : columns[category]]
}
