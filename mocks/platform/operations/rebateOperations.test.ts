import { expect, test } from 'vitest'
import { startPlatform } from '../testing/startPlatform.ts'

const past = { settings: { hasPast: true } }

test('starts the rebate orders at page 0 and reads each of them once', () => {
  const { data } = startPlatform(past)
  const first = data('getRebateOrders', { page: 0 })
  expect(first.last_page).toBeGreaterThan(1)
  expect(data('getRebateOrders', {}).data).toEqual(first.data)
  const pages = Array.from({ length: first.last_page + 1 }, (_, page) => data('getRebateOrders', { page }).data)
  const numbers = pages.flat().map(({ order_sn }) => order_sn)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(data('getRebateOrders', { page: first.last_page + 1 }).data).toEqual([])
})

test('gives back the share that the level of its day has of a lottery bet, whose result it tells', () => {
  const { data } = startPlatform(past)
  for (const { balance, rate, rate_money, opencode, state } of data('getRebateOrders', { page: 0 }).data) {
    expect(Number(rate_money)).toBeCloseTo((Number(balance) * Number(rate)) / 100, 2)
    expect(opencode).not.toBeNull()
    expect([0, 1]).toContain(state)
  }
})

test('pays the unclaimed rebates once', () => {
  const { call, data } = startPlatform(past)
  const balance = Number(data('getBalance', {}).balance)
  const before = data('getRebates', { date: 4 })
  expect(Number(before.nojisuan)).toBeGreaterThan(0)
  data('claimRebates', {})
  expect(Number(data('getBalance', {}).balance)).toBe(balance + Number(before.nojisuan))
  const after = data('getRebates', { date: 4 })
  expect(after.nojisuan).toBe('0')
  expect(Number(after.jisuan)).toBe(Number(before.jisuan) + Number(before.nojisuan))
  expect(call('claimRebates', {}).message).toBe('No amount to be received yet!')
})
