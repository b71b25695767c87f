import { describe, expect, it } from 'vitest'
import { assert, constantFrom, integer, property } from 'fast-check'
import { clockChange, toInstant, toWallTime } from './zonedTime.ts'

describe('zoned time', () => {
  it('keeps what a clock in Seoul shows as a moment in UTC', () => {
    expect(toInstant('2026-03-01T09:00', 'Asia/Seoul')).toBe('2026-03-01T00:00:00Z')
    expect(toWallTime('2026-03-01T00:00:00Z', 'Asia/Seoul')).toBe('2026-03-01T09:00')
  })

  it('takes the first of two moments with the same clock time', () => {
    expect(toInstant('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00Z')
  })

  it('reads a time that a clock change skips as if the clock had not changed yet', () => {
    expect(toInstant('2026-03-08T02:30', 'America/New_York')).toBe('2026-03-08T07:30:00Z')
  })

  it.each([
    ['America/New_York', '2026-03-08T02:30', 'skipped'],
    ['America/New_York', '2026-03-08T01:59', undefined],
    ['America/New_York', '2026-03-08T03:00', undefined],
    ['America/New_York', '2026-11-01T01:30', 'twice'],
    ['America/New_York', '2026-11-01T02:00', undefined],
    // Half an hour, and southern summer.
    ['Australia/Lord_Howe', '2026-10-04T02:15', 'skipped'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', 'twice'],
    ['Asia/Seoul', '2026-03-08T02:30', undefined],
    ['UTC', 'soon', undefined],
  ])('tells whether a clock in %s shows %s: %s', (zone, wall, change) => {
    expect(clockChange(wall, zone)).toBe(change)
  })

  it('has no moment for an invalid time', () => {
    expect(toInstant('', 'UTC')).toBeUndefined()
    expect(toInstant('2026-13-01T00:00', 'UTC')).toBeUndefined()
    expect(toWallTime('soon', 'UTC')).toBe('')
  })

  it.each(['0001-01-02T00:00', '0002-02-02T12:00', '0202-02-02T12:00', '1582-10-10T12:00', '9999-12-30T23:59'])(
    'keeps %s, whatever the year',
    (wall) => {
      for (const zone of ['Asia/Seoul', 'UTC', 'America/Los_Angeles', 'Africa/Monrovia'])
        expect(toWallTime(toInstant(wall, zone) ?? '', zone)).toBe(wall)
    },
  )

  it('counts a zone that no clock knows as UTC', () => {
    expect(toInstant('2026-03-01T09:00', 'Etc/Unknown')).toBe('2026-03-01T09:00:00Z')
    expect(toWallTime('2026-03-01T09:00:00Z', 'Asia/Seuol')).toBe('2026-03-01T09:00')
  })

  it('gives back the minute it was made from, in any zone', () => {
    expect.hasAssertions()
    const minutes = integer({ min: Date.parse('0001-01-02') / 60_000, max: Date.parse('2035-01-01') / 60_000 })
    assert(
      property(
        minutes,
        constantFrom('Asia/Seoul', 'Asia/Shanghai', 'UTC', 'Asia/Kathmandu', 'America/New_York'),
        (minute, zone) => {
          const instant = toInstant(toWallTime(new Date(minute * 60_000).toISOString(), zone), zone) ?? ''
          // Only an hour that a clock shows twice may give the other moment.
          expect([0, 60]).toContain(minute - Date.parse(instant) / 60_000)
        },
      ),
    )
  })
})
