import { expect, it } from 'vitest'
import { stepNumber } from './NumberField.tsx'

it.each([
  // value, steps, min, max, step, next
  [0, 1, 0, undefined, 1, 1],
  [undefined, 1, 0, undefined, 1, 1],
  [undefined, 1, 10_000, 50_000, 10_000, 10_000],
  [undefined, -1, 10_000, 50_000, 10_000, 10_000],
  [12_000, 1, 10_000, 50_000, 10_000, 20_000],
  [12_000, -1, 10_000, 50_000, 10_000, 10_000],
  [5, 1, 10, 30, 10, 10],
  [5, -1, 10, 30, 10, undefined],
  [20, 10, 10, 35, 10, 30],
  [30, 1, 10, 35, 10, undefined],
  [99, -1, 10, 35, 10, 30],
  [99, 1, 10, 35, 10, undefined],
  [0, -1, 0, 5, 1, undefined],
  [0.1, 1, 0, 1, 0.1, 0.2],
  [0.2, 1, 0, 1, 0.1, 0.3],
])('from %s by %s within %s to %s in steps of %s: %s', (value, steps, min, max, step, next) => {
  expect(stepNumber(value, steps, { min, max, step })).toBe(next)
})
