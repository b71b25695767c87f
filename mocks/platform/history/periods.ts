import { parsePlatformDate, startOfPlatformDay, DAY } from '../platformTime.ts'
import { Refusal } from '../Refusal.ts'

/** From and up to but not including, in milliseconds since the epoch. */
export interface Span {
  from: number
  to: number
}

/** Period filter codes of spec § 9: today, the last 7, 15 and 30 days. */
const periodDays: Readonly<Record<number, number>> = { 1: 1, 2: 7, 3: 15, 4: 30 }

export function periodSpan(code: number, now: number): Span {
  const days = periodDays[code] ?? 30
  return { from: startOfPlatformDay(now) - (days - 1) * DAY, to: Number.POSITIVE_INFINITY }
}

/** Profit and loss periods of spec § 9: 0 today, 1 yesterday, 2, 6 and 14 days back to today. */
export function winLossSpan(type: number, now: number): Span {
  const today = startOfPlatformDay(now)
  if (type === 1) return { from: today - DAY, to: today }
  return { from: today - type * DAY, to: Number.POSITIVE_INFINITY }
}

/** The days of a range, both included; they must lie in one month and in order (spec § 5). */
export function dateSpan(start: string, end: string): Span {
  const from = parsePlatformDate(start)
  const last = parsePlatformDate(end)
  if (Number.isNaN(from) || Number.isNaN(last)) throw new Refusal('datesWrong')
  if (from > last || start.slice(0, 7) !== end.slice(0, 7)) throw new Refusal('datesWrong')
  return { from, to: last + DAY }
}

export function within({ from, to }: Span, at: number): boolean {
  return at >= from && at < to
}
