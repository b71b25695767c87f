import { expect, test } from 'vitest'
import { formatPlatformTime, koreanTime, parsePlatformDate, startOfPlatformDay } from './platformTime.ts'

test('writes times in UTC+8', () => {
  expect(formatPlatformTime(Date.parse('2026-11-20T16:30:05Z'))).toBe('2026-11-21 00:30:05')
})

test('starts a day at midnight in UTC+8', () => {
  expect(startOfPlatformDay(Date.parse('2026-11-20T16:30:00Z'))).toBe(parsePlatformDate('2026-11-21'))
})

test('knows the weekend by the Korean day', () => {
  expect(koreanTime(Date.parse('2026-11-20T15:30:00Z'))).toEqual({ hour: 0.5, weekend: true })
  expect(koreanTime(Date.parse('2026-11-20T05:00:00Z'))).toEqual({ hour: 14, weekend: false })
})

test('reads a day that does not exist as no date', () => {
  expect(parsePlatformDate('2026-02-30')).toBeNaN()
  expect(parsePlatformDate('yesterday')).toBeNaN()
})
