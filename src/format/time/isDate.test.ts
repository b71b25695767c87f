import { expect, it } from 'vitest'
import { isDate } from './isDate.ts'

it.each(['2026-01-31', '2024-02-29', '0000-01-01'])('takes %s', (text) => {
  expect(isDate(text)).toBe(true)
})

it.each(['2026-02-29', '2026-11-31', '2026-13-01', '2026-00-10', '2026-1-1', '2026-01-01T00:00:00Z', 'today', ''])(
  'refuses "%s"',
  (text) => {
    expect(isDate(text)).toBe(false)
  },
)
