import { expect, it } from 'vitest'
import { pollDelay } from './pollDelay.ts'

const MINUTE = 60_000
const delays = (every: number, random: number) =>
  [0, 1, 2, 3].map((failures) => pollDelay(every, { failures, slowest: 5 * MINUTE }, () => random) / MINUTE)

it('doubles with each failure up to the slowest, with a quarter more by chance', () => {
  expect(delays(MINUTE, 0)).toEqual([1, 2, 4, 5])
  expect(delays(MINUTE, 1)).toEqual([1, 2.5, 5, 6.25])
})

it('is never faster after a failure, however long the interval', () => {
  expect(delays(10 * MINUTE, 0)).toEqual([10, 10, 10, 10])
})
