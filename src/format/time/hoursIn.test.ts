import { describe, expect, it } from 'vitest'
import { languageOf, locales } from '../locales.ts'
import { hoursIn } from './hoursIn.ts'
import { isOpenAt } from './isOpenAt.ts'

type Hours = Parameters<typeof hoursIn>[0]
const hours = (weekdays: Hours['weekdays'], weekend: Hours['weekend']): Hours => ({ zone: 9, weekdays, weekend })
const day = { from: '10:00', to: '22:00' }

describe('opening hours by another clock', () => {
  it.each([
    [day, { from: '09:00', to: '21:00' }],
    [
      { from: '01:00', to: '24:00' },
      { from: '00:00', to: '23:00' },
    ],
    [
      { from: '22:30', to: '02:00' },
      { from: '21:30', to: '01:00' },
    ],
    [
      { from: '18:00', to: '00:30' },
      { from: '17:00', to: '23:30' },
    ],
    [
      { from: '18:00', to: '01:00' },
      { from: '17:00', to: '24:00' },
    ],
  ])('%j is %j an hour further west', (here, there) => {
    expect(hoursIn(hours(here, here), 8)).toEqual({ zone: 8, weekdays: there, weekend: there })
  })

  it('round the clock are so everywhere', () => {
    const always = { from: '00:00', to: '24:00' }
    expect(hoursIn(hours(always, always), 8)).toEqual({ zone: 8, weekdays: always, weekend: always })
  })

  it('stay as they are where they would open on another day, where a time is not one, and without a clock', () => {
    const early = hours({ from: '00:30', to: '12:00' }, day)
    expect(hoursIn(early, 8)).toBe(early)
    const late = hours(day, { from: '23:30', to: '02:00' })
    expect(hoursIn(late, 10)).toBe(late)
    const wrong = hours({ from: '25:00', to: '12:00' }, day)
    expect(hoursIn(wrong, 8)).toBe(wrong)
    const known = hours(day, day)
    expect(hoursIn(known, undefined)).toBe(known)
    expect(hoursIn(known, 9)).toBe(known)
  })

  it('are open at the same moments', () => {
    const week = Date.parse('2026-11-23T00:00:00Z')
    const windows = ['01:00', '10:30', '22:30'].flatMap((from) =>
      ['00:30', '02:00', '22:00', '24:00'].map((to) => ({ from, to })),
    )
    const moments = Array.from({ length: 7 * 48 }, (_, half) => week + half * 1_800_000)
    for (const weekdays of windows)
      for (const weekend of windows) {
        const here = hours(weekdays, weekend)
        const there = hoursIn(here, 8)
        expect(there.zone).toBe(8)
        expect(moments.filter((now) => isOpen(there, now))).toEqual(moments.filter((now) => isOpen(here, now)))
      }
  })
})

function isOpen({ zone, weekdays, weekend }: Hours, now: number): boolean | undefined {
  return isOpenAt(now, zone, [weekdays.from, weekdays.to], [weekend.from, weekend.to])
}

it.each(locales)('the clock of %s is as far ahead as its zone', (locale) => {
  const { zone, hours: ahead } = languageOf(locale)
  const at = Date.parse('2026-07-01T00:00:00Z')
  const shown = new Intl.DateTimeFormat('en', { timeZone: zone ?? 'UTC', hour: 'numeric', hourCycle: 'h23' }).format(at)
  expect(ahead ?? 0).toBe(Number(shown))
})
