/**
 * A time of day as documents have it: a whole number for the full hour, as stored edits have it too, or text such as
 * "10:30". Releases have text alone.
 */
export type ClockTime = number | string

const CLOCK = /^([01]\d|2[0-4]):([0-5]\d)$/

/** The time as text, "10:30"; what is not a time is left as it is. */
export function clockText(time: ClockTime): string {
  return typeof time === 'number' ? `${String(time).padStart(2, '0')}:00` : time
}

/** The time in its shortest spelling: the same time is the same value, however it was written. */
export function shortClock(time: ClockTime): ClockTime {
  const [, hour, minute] = CLOCK.exec(clockText(time)) ?? []
  return hour !== undefined && minute === '00' ? Number(hour) : time
}

/** Minutes since midnight, 1440 for the end of the day; undefined for what is not a time. */
export function clockMinutes(time: ClockTime): number | undefined {
  const [, hour, minute] = CLOCK.exec(clockText(time)) ?? []
  const minutes = Number(hour) * 60 + Number(minute)
  return minutes <= 1440 ? minutes : undefined
}
