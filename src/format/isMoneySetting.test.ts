import { expect, it } from 'vitest'
import { isMoneySetting } from './isMoneySetting.ts'

it.each([
  '',
  '/recharge',
  '/recharge/bank/min',
  '/recharge/bank/on',
  '/withdrawal/bankMin',
  '/hours/weekdays/from',
  '/lottery',
  '/lottery/chips',
  '/lottery/chips/0',
  '/sponsors',
])('%s has to do with money', (pointer) => {
  expect(isMoneySetting(pointer)).toBe(true)
})

it.each(['/polling/balance', '/lottery/warnAt', '/tabBar', '/register/minimumAge', '/register/captch'])(
  '%s has nothing to do with money',
  (pointer) => {
    expect(isMoneySetting(pointer)).toBe(false)
  },
)
