import type { Clock } from './platform/Clock.ts'
import { DAY, HOUR } from './platform/platformTime.ts'

const KOREA_OFFSET = 9 * HOUR
const START_HOUR = 14

/**
 * The demonstration's clock: it starts at 14:00 UTC+9 of the current day, or of the Friday before on a weekend,
 * and runs from there, so that deposits are open whenever the demonstration is started.
 * @param at the moment it starts at instead, in ms
 */
export function createDemoClock(real: Clock = { now: () => Date.now() }, at?: number): Clock {
  const startedAt = real.now()
  const start = at ?? startOfDemo(startedAt)
  return { now: () => start + (real.now() - startedAt) }
}

function startOfDemo(now: number): number {
  const midnight = Math.floor((now + KOREA_OFFSET) / DAY) * DAY
  const weekday = new Date(midnight).getUTCDay()
  const daysBack = weekday === 0 ? 2 : weekday === 6 ? 1 : 0
  return midnight - daysBack * DAY - KOREA_OFFSET + START_HOUR * HOUR
}
