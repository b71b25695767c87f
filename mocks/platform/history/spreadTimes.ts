import type { Random } from '../createRandom.ts'
import { DAY, MINUTE, SECOND } from '../platformTime.ts'

/**
 * Instants of the past, newest first. They stay within the last 29 days, so that the widest
 * period filter (30 days, spec § 9) reaches every one of them.
 */
export function spreadTimes(random: Random, count: number, openedAt: number): readonly number[] {
  const newest = openedAt - 5 * MINUTE
  const step = (29 * DAY) / Math.max(count, 1)
  return Array.from({ length: count }, (_, index) => {
    const at = newest - step * (index + random.next() * 0.9)
    return Math.floor(at / SECOND) * SECOND
  })
}
