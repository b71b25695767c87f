import { Big } from 'big.js'
import { assert, nat, property, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { addAmounts, readAmount } from './amountText.ts'

test.each([
  ['1,500,000', 0, '1500000'],
  ['１５００', 0, '1500'],
  ['007', 0, '7'],
  ['0', 0, '0'],
  ['', 0, ''],
  ['1 000 000', 0, '1000000'],
  ['1,500.00', 0, '1500'],
  ['1500,', 0, '1500'],
  ['12.340000', 2, '12.34'],
  ['.5', 2, '0.5'],
  ['12.', 2, '12.'],
])('reads %o with %i decimals as %o', (text, decimals, amount) => {
  expect(readAmount(text, decimals)).toEqual({ amount })
})

test.each([
  ['100.5', 0, 'whole'],
  ['100.', 0, 'whole'],
  ['.', 0, 'whole'],
  ['12.345678', 2, 'decimals'],
  ['100,5', 0, 'digits'],
  ['1,50,000', 0, 'digits'],
  ['12a', 2, 'digits'],
  ['1.2.3', 2, 'digits'],
  ['-5', 2, 'digits'],
  ['1e6', 2, 'digits'],
  ['₩100', 2, 'digits'],
])('refuses %o with %i decimals whole, rather than guess: %s', (text, decimals, refused) => {
  expect(readAmount(text, decimals)).toEqual({ refused })
})

test('never reads another amount than the text says', () => {
  expect.hasAssertions()
  assert(
    property(stringMatching(/^[0-9]{1,9}(\.[0-9]{1,6})?$/), nat({ max: 6 }), (text, decimals) => {
      const read = readAmount(text, decimals)
      const amount = 'amount' in read ? read.amount.replace(/\.$/, '') : text
      expect(new Big(amount).eq(text)).toBe(true)
    }),
  )
})

test('adds a chip exactly, to nothing and to a half-typed amount too', () => {
  expect(addAmounts('', '50000')).toBe('50000')
  expect(addAmounts('50000', '50000')).toBe('100000')
  expect(addAmounts('0.1', '0.2')).toBe('0.3')
  expect(addAmounts('12.', '1')).toBe('13')
})

test('whatever it reads, it reads again as the same', () => {
  expect.hasAssertions()
  assert(
    property(stringMatching(/^[0-9,. ]{0,12}$/), nat({ max: 8 }), (text, decimals) => {
      const read = readAmount(text, decimals)
      const amount = 'amount' in read ? read.amount : ''
      expect(readAmount(amount, decimals)).toEqual({ amount })
    }),
  )
})
