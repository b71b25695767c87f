import type { Settings } from '../settings.ts'
import { clockMinutes, type ClockTime } from './clockTime.ts'

type Hours = Settings['hours']

const DAY = 1440

/**
 * The same opening hours by the clock of another zone. They stay as they are where they would open on another day
 * there, as weekdays and weekends would then be other days, and where a time is not one.
 * @param zone hours ahead of UTC; undefined for the clock of the device, which the hours are not written in
 */
export function hoursIn(hours: Hours, zone = hours.zone): Hours {
  const later = (zone - hours.zone) * 60
  if (later === 0) return hours
  const [weekdays, weekend] = [hours.weekdays, hours.weekend].map((day) => movedBy(later, day))
  if (weekdays && weekend) return { zone, weekdays, weekend }
  return isAlways(hours.weekdays) && isAlways(hours.weekend) ? { ...hours, zone } : hours
}

function movedBy(later: number, { from, to }: Hours['weekdays']): Hours['weekdays'] | undefined {
  const [begin, end] = [clockMinutes(from), clockMinutes(to)]
  if (begin === undefined || end === undefined) return undefined
  const opens = begin + later
  return opens >= 0 && opens < DAY
    ? { from: textOf(opens), to: textOf(((end + later + DAY - 1) % DAY) + 1) }
    : undefined
}

const isAlways = ({ from, to }: Hours['weekdays']) => clockMinutes(from) === 0 && clockMinutes(to) === DAY

const textOf = (minutes: number): ClockTime =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
