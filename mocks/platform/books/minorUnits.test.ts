import { Big } from 'big.js'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromHundredths, isWhole, toHundredths } from './minorUnits.ts'

test('counts any amount of two decimals in hundredths and back, as Big does', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (hundredths) => {
      const amount = new Big(hundredths).div(100)
      expect(toHundredths(amount)).toBe(hundredths + 0)
      expect(fromHundredths(hundredths).eq(amount)).toBe(true)
      expect(isWhole(amount)).toBe(amount.eq(amount.round(0)))
    }),
  )
})

test('refuses what is finer than a hundredth and what a number cannot hold', () => {
  for (const amount of ['0.001', '12.345', '1e14', '90071992547409.92'])
    expect(() => toHundredths(new Big(amount))).toThrow('cannot hold')
  expect([toHundredths(new Big(0)), toHundredths(new Big('0.01')), toHundredths(new Big('-7000'))]).toEqual([
    0, 1, -700_000,
  ])
})

test('tells whole amounts from fractions', () => {
  expect(['0', '5', '100', '1e9', '0.5', '10.01'].map((amount) => isWhole(new Big(amount)))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
})
