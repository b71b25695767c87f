import type { Random } from '../createRandom.ts'
import { HOUR, koreanTime } from '../platformTime.ts'

type Span = readonly [from: number, to: number]

/** When people play, in hours of the day in Korea; the likelier ones are named more often. */
const weekdays: readonly Span[] = [
  [20, 23.5],
  [20, 23.5],
  [20, 23.5],
  [19, 22],
  [18, 20.5],
  [12, 13],
  [0.2, 1],
]
const weekends: readonly Span[] = [
  [13, 18],
  [13, 18],
  [18, 23],
  [19, 23.5],
  [19, 23.5],
  [10.5, 13],
  [0.2, 1.5],
]

/** More is played at weekends. */
const WEEKEND_SHARE = 1.6
const WEEKDAY_SHARE = 0.76

/**
 * When somebody comes to play on a day that begins at that moment in Korea; undefined if not at all.
 * @param visits a week
 */
export function visitOn(day: number, visits: number, random: Random): number | undefined {
  const { weekend } = koreanTime(day)
  const chance = (visits / 7) * (weekend ? WEEKEND_SHARE : WEEKDAY_SHARE)
  const comes = random.chance(chance)
  const [from, to] = random.pick(weekend ? weekends : weekdays)
  const at = day + Math.floor((from + random.next() * (to - from)) * HOUR)
  return comes ? at : undefined
}
