import { expect, it } from 'vitest'
import { clockMinutes, clockText, shortClock } from './clockTime.ts'

it('reads whole hours and minutes', () => {
  expect([0, 9, 24, '00:00', '10:30', '23:59', '24:00'].map(clockMinutes)).toEqual([0, 540, 1440, 0, 630, 1439, 1440])
  for (const wrong of ['24:30', '25:00', '9:30', '10:60', '', 'noon', 10.5]) expect(clockMinutes(wrong)).toBeUndefined()
})

it('writes a time as text, and in one spelling', () => {
  expect([9, 24, '10:30'].map(clockText)).toEqual(['09:00', '24:00', '10:30'])
  expect(['09:00', 9, '09:05', '24:00', '9:'].map(shortClock)).toEqual([9, 9, '09:05', 24, '9:'])
})
