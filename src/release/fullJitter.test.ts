import { expect, test } from 'vitest'
import { fullJitter } from './fullJitter.ts'

test.each([
  [1, 1, 1000],
  [4, 1, 8000],
  [4, 0.25, 2000],
  [40, 1, 60_000],
  [1, 0, 500],
])('after %i failures, with %d from the dice, it waits %i ms', (failures, dice, wait) => {
  expect(fullJitter(failures, () => dice)).toBe(wait)
})
