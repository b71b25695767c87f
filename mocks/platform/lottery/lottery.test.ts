import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawOf } from './createLotteryDesk.ts'
import { k3Plays } from './k3Plays.ts'
import { lotteries } from './lotteries.ts'
import { closeTime, drawTime, expectOf, isDrawn, lastDrawnPeriod, openPeriod, periodAt, periodOf } from './periodsOf.ts'
import { pk10Plays } from './pk10Plays.ts'

const instants = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2030-01-01') })
const anyLottery = fc.constantFrom(...lotteries)
const faces = [1, 2, 3, 4, 5, 6]

test('opens a period that closes in the future, seals before its draw and names itself both ways', () => {
  fc.assert(
    fc.property(anyLottery, instants, (lottery, now) => {
      const period = openPeriod(lottery, now)
      expect(closeTime(lottery, period)).toBeGreaterThan(now)
      expect(closeTime(lottery, period - 1)).toBeLessThanOrEqual(now)
      expect(drawTime(lottery, period) - closeTime(lottery, period)).toBeGreaterThanOrEqual(5000)
      expect(periodOf(lottery, expectOf(lottery, period))).toBe(period)
    }),
  )
})

test('does not know a draw before its time', () => {
  fc.assert(
    fc.property(anyLottery, instants, (lottery, now) => {
      const last = lastDrawnPeriod(lottery, now)
      expect(isDrawn(lottery, last, now)).toBe(true)
      expect(isDrawn(lottery, last + 1, now)).toBe(false)
    }),
  )
})

test('counts the periods of a day from 1 at midnight in UTC+8', () => {
  const [k3speed, k3classic] = lotteries
  const midnight = Date.parse('2026-11-22T16:00:00Z')
  expect(expectOf(k3speed!, periodAt(k3speed!, midnight))).toBe('202611230001')
  expect(expectOf(k3classic!, periodAt(k3classic!, midnight - 1))).toBe('20261122288')
})

test('refuses a period that does not exist', () => {
  for (const expected of ['20261122289', '20261131001', 'x', ''])
    expect(periodOf(lotteries[1]!, expected)).toBeUndefined()
})

test('draws the same numbers for the same period', () => {
  fc.assert(
    fc.property(anyLottery, fc.nat(1_000_000), (lottery, period) => {
      expect(drawOf('seed', lottery, period)).toEqual(drawOf('seed', lottery, period))
    }),
  )
})

test('draws three dice for K3 and all ten cars for PK10', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (period) => {
      expect(drawOf('seed', lotteries[0]!, period).map((die) => faces.includes(die))).toEqual([true, true, true])
      expect([...drawOf('seed', lotteries[2]!, period)].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    }),
  )
})

test('pays between 95 and 98 percent on every K3 option, counted over all 216 draws', () => {
  const draws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])))
  for (const play of k3Plays) {
    const share = (draws.filter((dice) => play.outcome(dice) === 'won').length / 216) * Number(play.rate)
    expect(share).toBeGreaterThan(0.95)
    expect(share).toBeLessThan(0.985)
  }
})

test('pays between 95 and 100 percent on every PK10 option, counted over all ordered pairs', () => {
  const cars = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  const pairs = cars.flatMap((a) => cars.filter((b) => b !== a).map((b) => [a, b] as const))
  for (const play of pk10Plays.filter(({ id }) => id.startsWith('pk10-sum'))) {
    const outcomes = pairs.map(([first, second]) => play.outcome([first, second]))
    const tied = outcomes.filter((outcome) => outcome === 'tied').length
    const won = outcomes.filter((outcome) => outcome === 'won').length
    const share = (won * Number(play.rate) + tied) / 90
    expect(share).toBeGreaterThan(0.95)
    expect(share).toBeLessThan(1)
  }
})

test('gives every option an id of its own', () => {
  const ids = [...k3Plays, ...pk10Plays].map((play) => play.id)
  expect(new Set(ids).size).toBe(ids.length)
})
