import { Big } from 'big.js'
import { activities } from '../content/activities.ts'
import { createRandom } from '../createRandom.ts'
import type { ApplicationRow, RedPacketRow } from './HistoryRow.ts'
import { spreadTimes } from './spreadTimes.ts'

/** Applications of the past to the daily and weekly activities, which may be applied for again. */
export function pastActivityRows(seed: string, count: number, openedAt: number): ApplicationRow[] {
  const random = createRandom(seed)
  return spreadTimes(random, count, openedAt).map((at, index) => ({
    id: `A${count - index}`,
    at,
    activityId: random.pick(activities).id,
    state: index === 0 ? 1 : random.chance(0.8) ? 2 : 3,
  }))
}

export function pastRedPacketRows(seed: string, count: number, openedAt: number): RedPacketRow[] {
  const random = createRandom(seed)
  return spreadTimes(random, count, openedAt).map((at, index) => ({
    id: `P${count - index}`,
    at,
    deposit: new Big(random.integer(5, 50) * 10_000),
    won: new Big(random.integer(5, 88) * 100),
  }))
}
