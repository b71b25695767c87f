import { DAY, PLATFORM_OFFSET, startOfPlatformDay } from '../platformTime.ts'

/** Periods of a deposit limit, from the shortest on. */
export const playPeriods = ['day', 'week', 'month'] as const

export type PlayPeriod = (typeof playPeriods)[number]

/** The platform's calendar at a moment. */
const calendarOf = (at: number) => new Date(at + PLATFORM_OFFSET)

const dateAt = (year: number, month: number, day: number) => Date.UTC(year, month, day) - PLATFORM_OFFSET

/** The day, week or month that holds the moment: weeks begin on Monday, months on the first. `to` is not part of it. */
export function playPeriodAt(period: PlayPeriod, at: number): { readonly from: number; readonly to: number } {
  const today = startOfPlatformDay(at)
  const date = calendarOf(today)
  switch (period) {
    case 'day':
      return { from: today, to: today + DAY }
    case 'week': {
      const from = today - ((date.getUTCDay() + 6) % 7) * DAY
      return { from, to: from + 7 * DAY }
    }
    case 'month': {
      const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
      return { from: dateAt(year, month, 1), to: dateAt(year, month + 1, 1) }
    }
    default:
      return period satisfies never
  }
}

/** The same time of day so many months later; the last of the month where that has no such day. */
export function monthsAfter(at: number, months: number): number {
  const day = startOfPlatformDay(at)
  const date = calendarOf(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const last = calendarOf(dateAt(year, month + 1, 1) - DAY).getUTCDate()
  return dateAt(year, month, Math.min(date.getUTCDate(), last)) + (at - day)
}
