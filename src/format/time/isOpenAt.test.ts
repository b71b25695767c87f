import { describe, expect, it } from 'vitest'
import { isOpenAt, type OpenHours } from './isOpenAt.ts'

// 23 November 2026 is a Monday.
const open = (at: string, weekdays: OpenHours, weekend: OpenHours) =>
  isOpenAt(Date.parse(`${at}:00+09:00`), 9, weekdays, weekend)

describe('opening hours', () => {
  it('hold from the first minute up to the last, on the day that it is in their zone', () => {
    const day: OpenHours = ['10:30', '22:15']
    expect(
      ['2026-11-23T10:29', '2026-11-23T10:30', '2026-11-23T22:14', '2026-11-23T22:15'].map((at) =>
        open(at, day, [13, 22]),
      ),
    ).toEqual([false, true, true, false])
    expect(
      ['2026-11-28T12:59', '2026-11-28T13:00', '2026-11-29T21:59', '2026-11-29T22:00'].map((at) =>
        open(at, day, [13, 22]),
      ),
    ).toEqual([false, true, true, false])
    expect(['2026-11-23T00:00', '2026-11-23T23:59'].map((at) => open(at, [0, 24], [13, 22]))).toEqual([true, true])
  })

  it('that cross midnight belong to the day they begin on', () => {
    const night: OpenHours = ['18:00', '02:30']
    const weekend: OpenHours = ['20:00', '01:00']
    // Friday's until 02:30 on Saturday, Saturday's and Sunday's until 01:00, Monday's from 18:00.
    expect(open('2026-11-28T02:29', night, weekend)).toBe(true)
    expect(open('2026-11-28T02:30', night, weekend)).toBe(false)
    expect(open('2026-11-28T19:59', night, weekend)).toBe(false)
    expect(open('2026-11-29T00:59', night, weekend)).toBe(true)
    expect(open('2026-11-29T01:00', night, weekend)).toBe(false)
    expect(open('2026-11-30T00:59', night, weekend)).toBe(true)
    expect(open('2026-11-30T17:59', night, weekend)).toBe(false)
    expect(open('2026-11-30T18:00', night, weekend)).toBe(true)
    expect(open('2026-11-24T02:00', night, weekend)).toBe(true)
  })

  it('are unknown for what is not a time', () => {
    expect(open('2026-11-23T12:00', ['25:00', '26:00'], [13, 22])).toBeUndefined()
  })
})
