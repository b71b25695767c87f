import { assert, nat, property, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { addAmounts, cleanAmount } from './amountText.ts'

test.each([
  ['1,500,000', 0, '1500000'],
  ['１５００', 0, '1500'],
  ['007', 0, '7'],
  ['0', 0, '0'],
  ['', 0, ''],
  ['1 000 000', 0, '1000000'],
  ['1500.50', 0, '1500'],
  ['12.345678', 2, '12.34'],
  ['.5', 2, '0.5'],
  ['12.', 2, '12.'],
])('reads %o with %i decimals as %o', (text, decimals, amount) => {
  expect(cleanAmount(text, decimals)).toBe(amount)
})

test.each(['12a', '1.2.3', '-5', '1e6', '₩100'])('refuses %o whole, rather than guess', (text) => {
  expect(cleanAmount(text, 2)).toBeUndefined()
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
      const clean = cleanAmount(text, decimals) ?? ''
      expect(cleanAmount(clean, decimals)).toBe(clean)
    }),
  )
})
