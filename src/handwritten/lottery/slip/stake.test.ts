import { Big } from 'big.js'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readStake, slipProblem, topPayout, totalStake } from './stake.ts'

const big = (value: string) => new Big(value)

it('stakes the amount once for each selection', () => {
  expect(totalStake(3, big('1000')).toFixed()).toBe('3000')
  expect(totalStake(0, big('1000')).toFixed()).toBe('0')
})

it('pays at most the highest rate times the amount, to three decimals and exactly', () => {
  expect(topPayout([big('1.985'), big('9.8'), big('2')], big('5'), 3).toFixed(3)).toBe('49.000')
  expect(topPayout([big('1.985')], big('0.1'), 3).toFixed(3)).toBe('0.198')
  // In binary numbers 1.1 times 3 is a little more than 3.3.
  expect(topPayout([big('1.1')], big('3'), 3).toFixed(3)).toBe('3.300')
  expect(topPayout([], big('5'), 3).toFixed(3)).toBe('0.000')
})

it('never promises more than the rates give, whatever they are', () => {
  const rates = fc.array(
    fc.integer({ min: 1, max: 10 ** 7 }).map((cents) => new Big(cents).div(10_000)),
    { minLength: 1, maxLength: 20 },
  )
  fc.assert(
    fc.property(rates, fc.integer({ min: 1, max: 10 ** 9 }), (all, stake) => {
      const payout = topPayout(all, new Big(stake), 3)
      const exact = all.map((rate) => rate.times(stake)).reduce((high, each) => (each.gt(high) ? each : high))
      expect(payout.lte(exact)).toBe(true)
      expect(exact.minus(payout).lt('0.001')).toBe(true)
    }),
  )
})

it('reads an amount while it is typed', () => {
  expect(readStake('').toFixed()).toBe('0')
  expect(readStake('12.').toFixed()).toBe('12')
  expect(readStake('1500').toFixed()).toBe('1500')
})

it('asks for a selection first, then for an amount within the limits, then for an open period', () => {
  const open = {
    count: 1,
    amount: big('5'),
    limits: { min: big('5'), max: big('100') },
    isOpen: true,
    balance: undefined,
  }
  expect(slipProblem(open)).toBeUndefined()
  expect(slipProblem({ ...open, count: 0, amount: big('0'), isOpen: false })).toBe('noSelection')
  expect(slipProblem({ ...open, amount: big('0'), isOpen: false })).toBe('noAmount')
  expect(slipProblem({ ...open, amount: big('4.99'), isOpen: false })).toBe('limitMin')
  expect(slipProblem({ ...open, amount: big('101'), isOpen: false })).toBe('limitMax')
  expect(slipProblem({ ...open, amount: big('100') })).toBeUndefined()
  expect(slipProblem({ ...open, isOpen: false })).toBe('expired')
})

it('is refused when the wallet does not hold all of the stake', () => {
  const slip = { count: 3, amount: big('5'), limits: {}, isOpen: true }
  expect(slipProblem({ ...slip, balance: big('15') })).toBeUndefined()
  expect(slipProblem({ ...slip, balance: big('14.99') })).toBe('balanceShort')
  expect(slipProblem({ ...slip, balance: big('-333332083333') })).toBe('balanceShort')
})
