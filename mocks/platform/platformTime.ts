import { MEMBERS_HOURS, PLATFORM_HOURS } from '../../src/format/time/zones.ts'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The platform counts days in UTC+8, which has no summer time. */
export const PLATFORM_OFFSET = PLATFORM_HOURS * HOUR

/** `YYYY-MM-DD HH:mm:ss` in UTC+8, the platform's own clock. */
export function formatPlatformTime(at: number): string {
  return new Date(at + PLATFORM_OFFSET).toISOString().slice(0, 19).replace('T', ' ')
}

/** `YYYY-MM-DD` in UTC+8. */
export function formatPlatformDate(at: number): string {
  return formatPlatformTime(at).slice(0, 10)
}

/** The instant at which the given day starts in UTC+8; NaN when the text is not a date. */
export function parsePlatformDate(date: string): number {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return Number.NaN
  const midnight = Date.parse(`${date}T00:00:00Z`)
  // Date.parse rolls 31 February over to March; a real date survives the round trip.
  return Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date
    ? Number.NaN
    : midnight - PLATFORM_OFFSET
}

/** The start of the UTC+8 day that holds the instant. */
export function startOfPlatformDay(at: number): number {
  return Math.floor((at + PLATFORM_OFFSET) / DAY) * DAY - PLATFORM_OFFSET
}

/** The start of the day that holds the instant in Korea. */
export function startOfKoreanDay(at: number): number {
  return Math.floor((at + MEMBERS_HOURS * HOUR) / DAY) * DAY - MEMBERS_HOURS * HOUR
}

/** Hour of the day (with minutes as a fraction) so many hours ahead of UTC, and whether that day is a weekend there. */
export function localTime(at: number, zone: number): { hour: number; weekend: boolean } {
  const local = new Date(at + zone * HOUR)
  const day = local.getUTCDay()
  return { hour: (local.getTime() % DAY) / HOUR, weekend: day === 0 || day === 6 }
}

export function koreanTime(at: number): { hour: number; weekend: boolean } {
  return localTime(at, MEMBERS_HOURS)
}
