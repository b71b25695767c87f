import { expect, it, test } from 'vitest'
import { backoff } from './backoff.ts'

test.each([
  [0, 1, 1000],
  [3, 1, 8000],
  [3, 0.25, 2000],
  [40, 1, 60_000],
  [0, 0, 500],
])('after %i failures, with %d from the dice, it waits %i ms', (failures, dice, wait) => {
  expect(backoff(failures, { first: 1000, most: 60_000, spread: [0, 1], least: 500 }, () => dice)).toBe(wait)
})

it('waits exactly twice as long each time where nobody has to be spread out', () => {
  expect([0, 1, 2, 9].map((failures) => backoff(failures, { first: 1000, most: 60_000 }))).toEqual([
    1000, 2000, 4000, 60_000,
  ])
})

it.each([
  [0, 7500],
  [0.5, 10_000],
  [1, 12_500],
])('spreads a wait around itself: %d from the dice', (dice, wait) => {
  expect(backoff(1, { first: 5000, most: 60_000, spread: [0.75, 1.25] }, () => dice)).toBe(wait)
})
