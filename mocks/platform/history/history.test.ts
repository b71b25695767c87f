import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY } from '../platformTime.ts'
import { pageOf, ROWS_PER_PAGE } from './paging.ts'
import { dateSpan, winLossSpan } from './periods.ts'

const openedAt = Date.parse('2026-11-23T05:00:00Z')

test('reads every row exactly once when paging from the first to the last page', () => {
  fc.assert(
    fc.property(fc.nat(205), fc.constantFrom<(0 | 1)[]>(0, 1), (count, first) => {
      const rows = Array.from({ length: count }, (_, index) => index)
      const read: number[] = []
      const { last } = pageOf(rows, first, first)
      for (let page = first as number; page <= last; page += 1) read.push(...pageOf(rows, page, first).rows)
      expect(read).toEqual(rows)
      expect(pageOf(rows, last + 1, first).rows).toEqual([])
      expect(last - first + 1).toBe(Math.max(1, Math.ceil(count / ROWS_PER_PAGE)))
    }),
  )
})

test('takes yesterday as the whole day before today', () => {
  const { from, to } = winLossSpan(1, openedAt)
  expect(to - from).toBe(DAY)
  expect(to).toBe(winLossSpan(0, openedAt).from)
})

test('refuses a date range that crosses a month or runs backwards', () => {
  expect(() => dateSpan('2026-10-31', '2026-11-01')).toThrow('datesWrong')
  expect(() => dateSpan('2026-11-02', '2026-11-01')).toThrow('datesWrong')
  expect(dateSpan('2026-11-01', '2026-11-01')).toEqual({ from: expect.any(Number), to: expect.any(Number) })
})
