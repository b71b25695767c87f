import { type Clock, systemClock } from '../../../admin/service/base/Clock.ts'

const MINUTE = 60_000
/** How far a wall clock is set forward or back, most often not at all. */
const JUMPS = [0, 0, 0, 0, 20 * MINUTE, -20 * MINUTE, 90 * MINUTE, -90 * MINUTE]
const JUMPS_ONCE_IN = 30

/** A wall clock that somebody sets every now and then, also in the middle of a publish; the steady one goes on. */
export function jumpingClock(): Clock {
  let ahead = 0
  return {
    ticks: () => systemClock.ticks(),
    now() {
      if (Math.random() * JUMPS_ONCE_IN < 1) ahead = JUMPS[Math.floor(Math.random() * JUMPS.length)] ?? 0
      return systemClock.now() + ahead
    },
  }
}
