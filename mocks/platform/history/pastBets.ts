import { Big } from 'big.js'
import { venues } from '../content/venues.ts'
import { createRandom } from '../createRandom.ts'
import type { BetRow } from './HistoryRow.ts'
import { spreadTimes } from './spreadTimes.ts'

/** Bets of the past; only the newest few are not settled yet. */
export function pastBetRows(
  seed: string,
  count: number,
  openedAt: number,
  names?: readonly string[],
): readonly BetRow[] {
  const random = createRandom(seed)
  return spreadTimes(random, count, openedAt).map((at, index) => {
    const amount = new Big(random.integer(1, 50) * 1000)
    const status = index < 3 ? 2 : random.chance(0.02) ? 0 : 1
    const odds = new Big(random.integer(105, 320)).div(100)
    const won = random.chance(0.45)
    const settled = won ? amount.times(odds).minus(amount).round(0, Big.roundDown) : amount.neg()
    return {
      id: `B${count - index}${String(random.integer(0, 9999)).padStart(4, '0')}`,
      at,
      amount,
      winLoss: status === 1 ? settled : new Big(0),
      platname: random.pick(venues).platname,
      status,
      ...(names && { name: random.pick(names) }),
    }
  })
}
