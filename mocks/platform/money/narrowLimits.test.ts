import { Big } from 'big.js'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { payWays } from './EnforcedLimits.ts'
import { platformRecharge, rechargeRange, withdrawalRange } from './narrowLimits.ts'

test('takes the stricter of both sides', () => {
  const range = rechargeRange('bank', { recharge: { bank: { on: true, min: '500', max: '99999999999' } } })
  expect(range.min.toString()).toBe('500')
  expect(range.max).toEqual(platformRecharge.bank.max)
})

test('switches a way off only when one side does', () => {
  expect(rechargeRange('bank', { recharge: { bank: { on: false } } }).on).toBe(false)
  expect(rechargeRange('bank', {}).on).toBe(true)
})

test('never widens a range, whatever the operator publishes', () => {
  const amount = fc.nat(100_000_000)
  fc.assert(
    fc.property(fc.constantFrom(...payWays), amount, amount, (way, min, max) => {
      const range = rechargeRange(way, { recharge: { [way]: { on: true, min: String(min), max: String(max) } } })
      expect(range.min.gte(platformRecharge[way].min)).toBe(true)
      expect(range.max.lte(platformRecharge[way].max)).toBe(true)
    }),
  )
})

test('keeps the minimum withdrawal when an operator publishes a lower one', () => {
  expect(withdrawalRange('usdt', { withdrawal: { usdt: { min: '1' } } }).min).toEqual(new Big(10))
})
