import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRandom } from './createRandom.ts'

test('gives the same numbers for the same seed', () => {
  const first = createRandom('seed')
  const second = createRandom('seed')
  expect([first.next(), first.next(), first.next()]).toEqual([second.next(), second.next(), second.next()])
})

test('gives other numbers for another seed', () => {
  expect(createRandom('a').next()).not.toBe(createRandom('b').next())
})

test('keeps whole numbers within both ends', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(100), (seed, min, width) => {
      const value = createRandom(seed).integer(min, min + width)
      expect(value).toBeGreaterThanOrEqual(min)
      expect(value).toBeLessThanOrEqual(min + width)
    }),
  )
})

test('shuffles without losing or doubling an item', () => {
  const cars = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  expect(
    createRandom('race')
      .shuffle(cars)
      .sort((a, b) => a - b),
  ).toEqual(cars)
})
