import { expect, it } from 'vitest'
import { createShare } from './createShare.ts'

/** Takes for each network in turn until nobody gets one more; how many are left for another. */
function leftBy(networks: readonly string[], most: number): number {
  const share = createShare(most)
  let hasTaken = true
  while (hasTaken) hasTaken = networks.map((network) => share.take(network)).includes(true)
  let left = 0
  while (share.take(`another ${left}`)) left += 1
  return left
}

it.each([1, 2, 3, 7])('leaves its part to others beside %i networks that take all they can', (count) => {
  const networks = Array.from({ length: count }, (_, n) => `network ${n}`)
  expect(leftBy(networks, 256)).toBeGreaterThanOrEqual(Math.floor(256 / (count + 1)))
})

it('leaves its part to others also when the greedy come one after the other', () => {
  const share = createShare(256)
  for (const network of ['a', 'b', 'c']) while (share.take(network));
  let left = 0
  while (share.take(`another ${left}`)) left += 1
  expect(left).toBeGreaterThanOrEqual(32)
})

it('limits what has no network only in total, and takes again what was given back', () => {
  const share = createShare(3, () => 1)
  expect([undefined, undefined, 'a', 'a', undefined].map((network) => share.take(network))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  share.release('a')
  expect([share.take('a'), share.take('b')]).toEqual([true, false])
})
