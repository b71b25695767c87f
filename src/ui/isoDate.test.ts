import { expect, test } from 'vitest'
import { dateText, fromIsoDate, toIsoDate } from './isoDate.ts'

test('a day survives there and back, whatever the time zone', () => {
  for (const day of ['1980-01-01', '2024-02-29', '2026-03-29', '2029-12-31']) {
    expect(toIsoDate(fromIsoDate(day) ?? new Date(0))).toBe(day)
  }
})

test.each(['2026-02-30', '2026-13-01', '26-1-1', '', undefined])('reads no day in %o', (text) => {
  expect(fromIsoDate(text)).toBeUndefined()
})

test('writes a day as the language does', () => {
  expect(dateText('2026-11-02', 'ko')).toBe('2026. 11. 02.')
  expect(dateText('2026-11-02', 'zh-CN')).toBe('2026/11/02')
  expect(dateText('2026-11-02', 'en')).toBe('Nov 02, 2026')
  expect(dateText('', 'en')).toBe('')
})
