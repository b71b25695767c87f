import { DAY, formatPlatformDate, HOUR, parsePlatformDate, SECOND } from '../platformTime.ts'
import type { Lottery } from './Lottery.ts'

const PLATFORM_OFFSET = 8 * HOUR

/** Draws are known this long after their time. */
const DRAW_DELAY = 3 * SECOND

/** A period's number counted from the epoch in UTC+8: floor((now - epoch) / length). */
export function periodAt(lottery: Lottery, at: number): number {
  return Math.floor((at + PLATFORM_OFFSET) / lottery.length)
}

export function drawTime(lottery: Lottery, period: number): number {
  return (period + 1) * lottery.length - PLATFORM_OFFSET
}

/** Betting closes a tenth of the length before the draw, 5 seconds at the least. */
export function closeTime(lottery: Lottery, period: number): number {
  return drawTime(lottery, period) - Math.max(lottery.length / 10, 5 * SECOND)
}

/** The period that takes bets now; once one closes the next one is open. */
export function openPeriod(lottery: Lottery, now: number): number {
  const running = periodAt(lottery, now)
  return now < closeTime(lottery, running) ? running : running + 1
}

/** When the numbers of a period are known. */
export function drawKnownAt(lottery: Lottery, period: number): number {
  return drawTime(lottery, period) + DRAW_DELAY
}

export function isDrawn(lottery: Lottery, period: number, now: number): boolean {
  return now >= drawKnownAt(lottery, period)
}

/** The newest period whose draw is known. */
export function lastDrawnPeriod(lottery: Lottery, now: number): number {
  return periodAt(lottery, now - DRAW_DELAY) - 1
}

/** `YYYYMMDD` and the number within the day, from 1, with as many digits as the day needs (at least three). */
export function expectOf(lottery: Lottery, period: number): string {
  const startsAt = period * lottery.length - PLATFORM_OFFSET
  const perDay = DAY / lottery.length
  const digits = Math.max(3, String(perDay).length)
  return formatPlatformDate(startsAt).replaceAll('-', '') + String((period % perDay) + 1).padStart(digits, '0')
}

/** The period an expect names, or undefined when there is no such period. */
export function periodOf(lottery: Lottery, expect: string): number | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})(\d+)$/.exec(expect)
  if (!match) return undefined
  const dayStart = parsePlatformDate(`${match[1]}-${match[2]}-${match[3]}`)
  if (Number.isNaN(dayStart)) return undefined
  const period = periodAt(lottery, dayStart) + Number(match[4]) - 1
  return expectOf(lottery, period) === expect ? period : undefined
}
