import { Big } from 'big.js'
import { accountsOf } from '../books/accounts.ts'
import type { EntryKind } from '../books/Books.ts'
import { venues } from '../content/venues.ts'
import { createRandom } from '../createRandom.ts'
import type { LedgerRow } from './HistoryRow.ts'
import { spreadTimes } from './spreadTimes.ts'

const gains: readonly EntryKind[] = ['deposit', 'transferIn', 'win', 'rebate', 'redPacket']
const losses: readonly EntryKind[] = ['withdrawal', 'transferOut', 'bet']

/** Ledger rows of the past; each row's balance follows from the one before it and never runs below zero. */
export function pastLedgerRows(
  seed: string,
  count: number,
  openedAt: number,
  names?: readonly string[],
): readonly LedgerRow[] {
  const random = createRandom(seed)
  const sides = createRandom(`${seed}:sides`)
  const times = [...spreadTimes(random, count, openedAt)].reverse()
  let after = new Big(500_000)
  const oldestFirst = times.map((at, index): LedgerRow => {
    const amount = new Big(random.integer(1, 200) * 1000)
    const gaining = after.lt(amount) || random.chance(0.5)
    const money = gaining ? amount : amount.neg()
    after = after.plus(money)
    return {
      id: `L${index + 1}`,
      at,
      kind: random.pick(gaining ? gains : losses),
      money,
      after,
      other: accountsOf('').game(sides.pick(venues).platname),
      ...(names && { name: random.pick(names) }),
    }
  })
  return oldestFirst.reverse()
}

/** Shares of the team's play credited to an agent. */
export function pastCommissionRows(seed: string, count: number, openedAt: number): readonly LedgerRow[] {
  const random = createRandom(seed)
  const times = [...spreadTimes(random, count, openedAt)].reverse()
  let after = new Big(0)
  const oldestFirst = times.map((at, index): LedgerRow => {
    const money = new Big(random.integer(10, 900) * 100)
    after = after.plus(money)
    return { id: `C${index + 1}`, at, kind: 'rebate', money, after }
  })
  return oldestFirst.reverse()
}
