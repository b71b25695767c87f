import type { ClockTime } from './clockTime.ts'
import { clockMinutes } from './clockTime.ts'

/** From when until when: one that ends at or before its beginning ends on the next day. */
export type OpenHours = readonly [from: ClockTime, until: ClockTime]

const DAY = 1440
const SATURDAY = 6

/**
 * Whether a moment lies in the opening hours. What crosses midnight belongs to the day it begins on, so that Friday's
 * hours still count early on Saturday.
 * @param now in ms; @param zone hours ahead of UTC in which the hours are meant
 * @returns undefined when one of them is not a time
 */
export function isOpenAt(now: number, zone: number, weekdays: OpenHours, weekend: OpenHours): boolean | undefined {
  const minutes = Math.floor(now / 60_000) + zone * 60
  const today = Math.floor(minutes / DAY)
  const at = minutes - today * DAY
  const [todays, yesterdays] = [today, today - 1].map((day) => hoursOf(isWeekend(day) ? weekend : weekdays))
  if (todays === undefined || yesterdays === undefined) return undefined
  return holds(todays, at) || holds(yesterdays, at + DAY)
}

/** Days are counted from 1 January 1970, a Thursday. */
function isWeekend(day: number): boolean {
  return ((((day + 3) % 7) + 7) % 7) + 1 >= SATURDAY
}

function hoursOf([from, until]: OpenHours): { from: number; until: number } | undefined {
  const [begin, end] = [clockMinutes(from), clockMinutes(until)]
  if (begin === undefined || end === undefined) return undefined
  return { from: begin, until: end > begin ? end : end + DAY }
}

const holds = (hours: { from: number; until: number }, minute: number) => minute >= hours.from && minute < hours.until
