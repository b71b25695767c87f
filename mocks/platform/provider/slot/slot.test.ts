import { describe, expect, test } from 'vitest'
import { createRandom } from '../../createRandom.ts'
import { lines, pays, readLine, spin, strips, WILD } from './slotMachine.ts'
import { SLOT_RETURNS, slotReturn } from '../createProvider.ts'

describe('a line', () => {
  test('pays for three, four or five of a kind from the left', () => {
    expect(readLine([3, 3, 3, 1, 3])).toEqual({ symbol: 3, count: 3, pays: pays[3]?.[0] })
    expect(readLine([3, 3, 3, 3, 1])).toEqual({ symbol: 3, count: 4, pays: pays[3]?.[1] })
    expect(readLine([1, 1, 1, 1, 1])).toEqual({ symbol: 1, count: 5, pays: 1000 })
    expect(readLine([1, 3, 3, 3, 3])).toBeUndefined()
    expect(readLine([3, 3, 1, 3, 3])).toBeUndefined()
  })

  test('takes a wild for whatever it continues, never for a line of its own', () => {
    expect(readLine([2, WILD, WILD, 5, 2])).toEqual({ symbol: 2, count: 3, pays: pays[2]?.[0] })
    expect(readLine([6, WILD, 6, WILD, 6])).toEqual({ symbol: 6, count: 5, pays: pays[6]?.[2] })
    expect(readLine([WILD, WILD, 4, 4, 7])).toEqual({ symbol: 4, count: 4, pays: pays[4]?.[1] })
    expect(readLine([WILD, WILD, WILD, WILD, WILD])).toBeUndefined()
  })
})

test('never shows a symbol beside itself on a reel', () => {
  for (const strip of strips)
    expect(strip.filter((symbol, place) => symbol === strip[(place + 1) % strip.length])).toEqual([])
})

test('returns what its paytable says, to the hundredth of a percent', () => {
  expect((slotReturn() * 100).toFixed(2)).toBe(SLOT_RETURNS)
})

test('returns it over 100,000 rounds, within what chance allows', () => {
  const random = createRandom('return of the slot')
  const rounds = 100_000
  let sum = 0
  let squares = 0
  for (let round = 0; round < rounds; round += 1) {
    const back = spin(random).wins.reduce((total, win) => total + win.pays, 0) / lines.length
    sum += back
    squares += back * back
  }
  const mean = sum / rounds
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds)
  expect(error).toBeLessThan(0.02)
  expect(Math.abs(mean - slotReturn())).toBeLessThan(3 * error)
})
