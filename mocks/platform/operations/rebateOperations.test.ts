import { expect, test } from 'vitest'
import { startPlatform } from '../testing/startPlatform.ts'

test('starts the rebate orders at page 0', () => {
  const { data } = startPlatform()
  const first = data('getRebateOrders', { page: 0 })
  expect(first.last_page).toBe(6)
  expect(data('getRebateOrders', {}).data).toEqual(first.data)
  expect(data('getRebateOrders', { page: 6 }).data).toHaveLength(10)
})

test('pays the unclaimed rebates once', () => {
  const { call, data } = startPlatform()
  const before = data('getRebates', { date: 4 })
  data('claimRebates', {})
  expect(Number(data('getBalance', {}).balance)).toBe(1_250_000 + Number(before.nojisuan))
  const after = data('getRebates', { date: 4 })
  expect(after.nojisuan).toBe('0')
  expect(Number(after.jisuan)).toBe(Number(before.jisuan) + Number(before.nojisuan))
  expect(call('claimRebates', {}).message).toBe('No amount to be received yet!')
})
