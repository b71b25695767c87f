import { Big } from 'big.js'
import { expect, it } from 'vitest'
import { isBalance, toBalance } from './balance.ts'
import { functions } from './expression/functions.ts'

const balance = toBalance(new Big('150000')) ?? new Big(0)

it('is what is worked out from a balance, and nothing that is compared with one', () => {
  for (const made of [
    balance,
    balance.minus(500),
    balance.times('0.5').round(0),
    functions.max(balance, 0),
    functions.floor(balance),
    functions.sum([balance, new Big(1)]),
  ])
    expect(isBalance(made)).toBe(true)
  for (const other of [
    new Big('150000'),
    new Big(500).plus(balance),
    '150000',
    150000,
    undefined,
    toBalance(undefined),
  ])
    expect(isBalance(other)).toBe(false)
  expect(balance).toBeInstanceOf(Big)
  expect(balance.eq(150000)).toBe(true)
})
