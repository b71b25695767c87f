import { Big } from 'big.js'
import { venues } from '../content/venues.ts'
import { createRandom } from '../createRandom.ts'
import { HOUR } from '../platformTime.ts'
import type { RebateOrderRow, RebateRow } from './HistoryRow.ts'
import { spreadTimes } from './spreadTimes.ts'

/** Rebates of the past; the newest six wait to be claimed. */
export function pastRebateRows(seed: string, count: number, openedAt: number): RebateRow[] {
  const random = createRandom(seed)
  return spreadTimes(random, count, openedAt).map((at, index) => ({
    id: `R${count - index}`,
    at,
    paidAt: index < 6 ? undefined : at + random.integer(1, 23) * HOUR,
    money: new Big(random.integer(120, 9800)),
    platname: random.pick(venues).platname,
  }))
}

/** Rebates on lottery orders; half of them on sums that turned out right. */
export function pastRebateOrderRows(seed: string, count: number, openedAt: number): readonly RebateOrderRow[] {
  const random = createRandom(seed)
  return spreadTimes(random, count, openedAt).map((at, index) => {
    const dice = [random.integer(1, 6), random.integer(1, 6), random.integer(1, 6)]
    const sum = dice.reduce((total, die) => total + die, 0)
    return {
      no: `RO${String(count - index).padStart(6, '0')}`,
      at,
      balance: new Big(random.integer(1, 80) * 1000),
      rate: new Big(random.pick(['0.20', '0.22', '0.24', '0.30'])),
      draw: index < 2 ? undefined : dice.join(','),
      pick: String(random.chance(0.5) ? sum : random.integer(3, 18)),
    }
  })
}
