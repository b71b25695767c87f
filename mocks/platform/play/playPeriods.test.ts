import { describe, expect, it } from 'vitest'
import { formatPlatformTime } from '../platformTime.ts'
import { monthsAfter, type PlayPeriod, playPeriodAt } from './playPeriods.ts'

/** The span of a period in the platform's words; the moment is in UTC. */
function spanOf(period: PlayPeriod, at: string): readonly string[] {
  const { from, to } = playPeriodAt(period, Date.parse(at))
  return [from, to].map(formatPlatformTime)
}

describe('a period of a limit', () => {
  it('is counted in UTC+8: its day begins at 16:00 UTC', () => {
    expect(spanOf('day', '2026-11-23T15:59:59Z')).toEqual(['2026-11-23 00:00:00', '2026-11-24 00:00:00'])
    expect(spanOf('day', '2026-11-23T16:00:00Z')).toEqual(['2026-11-24 00:00:00', '2026-11-25 00:00:00'])
  })

  it('begins its week on Monday', () => {
    expect(spanOf('week', '2026-11-22T15:59:59Z')).toEqual(['2026-11-16 00:00:00', '2026-11-23 00:00:00'])
    expect(spanOf('week', '2026-11-22T16:00:00Z')).toEqual(['2026-11-23 00:00:00', '2026-11-30 00:00:00'])
  })

  it('begins its month on the first, also in the month of the shortest days and over the year', () => {
    expect(spanOf('month', '2028-02-29T12:00:00Z')).toEqual(['2028-02-01 00:00:00', '2028-03-01 00:00:00'])
    expect(spanOf('month', '2026-12-31T15:59:59Z')).toEqual(['2026-12-01 00:00:00', '2027-01-01 00:00:00'])
  })

  it('is as long on the days on which clocks are changed elsewhere', () => {
    for (const day of ['2026-03-29T12:00:00Z', '2026-10-25T12:00:00Z', '2026-03-08T12:00:00Z']) {
      const { from, to } = playPeriodAt('day', Date.parse(day))
      expect(to - from).toBe(24 * 3_600_000)
    }
  })
})

describe('months later', () => {
  const after = (at: string, months: number) => formatPlatformTime(monthsAfter(Date.parse(at), months))

  it('is the same day and time', () => {
    expect(after('2026-11-23T05:00:00Z', 6)).toBe('2027-05-23 13:00:00')
    expect(after('2026-11-23T05:00:00Z', 60)).toBe('2031-11-23 13:00:00')
  })

  it('is the last day of a shorter month', () => {
    expect(after('2026-08-31T05:00:00Z', 6)).toBe('2027-02-28 13:00:00')
    expect(after('2027-08-31T05:00:00Z', 6)).toBe('2028-02-29 13:00:00')
  })
})
