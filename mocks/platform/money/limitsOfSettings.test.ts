import { expect, test } from 'vitest'
import { sampleParams } from '../testing/sampleParams.ts'
import { MONDAY_AFTERNOON, startPlatform } from '../testing/startPlatform.ts'
import { MINUTE } from '../platformTime.ts'
import { limitsOfSettings } from './limitsOfSettings.ts'

const settings = {
  recharge: {
    bank: { on: true, min: '20000', max: '50000' },
    usdtTrc20: { on: false, min: '10', max: '100' },
    orderMinutes: 30,
  },
  hours: { zone: 9, weekdays: { from: '10:00', to: '20:30' }, weekend: { from: 13, to: 20 } },
  withdrawal: { bankMin: '5000', agentMin: '6000', usdtMin: '50' },
  cards: { max: 2 },
}

const limits = () => limitsOfSettings(settings)

test('enforces what a release publishes', () => {
  const { call } = startPlatform({ limits })
  const password = '123456'
  expect(call('recharge', sampleParams.recharge).message).toBe('The deposit must be between 20000 and 50000')
  expect(call('recharge', { paytype: 'usdt', amount: '50', catepay: 'TRC20', info: 'tx' }).message).toContain(
    'not available',
  )
  expect(call('withdraw', { amount: '4999', bank: 'C2', password }).message).toContain('5000')
  expect(call('withdraw', { amount: '49', bank: 'C4', password }).message).toContain('50')
  const card = { bank: '하나은행', bank_no: '28791005540', bank_owner: '홍길동', pay_pass: password }
  expect(call('bindCard', card).message).toBe('At most 2 of each kind can be saved')
})

test('reads hours with minutes, and full hours as numbers', () => {
  expect(limits().hours).toEqual({ zone: 9, weekdays: { from: 10, to: 20.5 }, weekends: { from: 13, to: 20 } })
})

test('ends an order when the published minutes are over', () => {
  const { platform, call, data } = startPlatform({ limits, settings: { approveDepositsAfter: {} } })
  const { deposit_no } = data('recharge', { ...sampleParams.recharge, amount: '20000' })
  platform.moveClock(30 * MINUTE)
  expect(platform.now()).toBe(MONDAY_AFTERNOON + 30 * MINUTE)
  expect(call('cancelRecharge', { out_trade_no: deposit_no }).code).toBe(400)
})

test('narrows nothing by empty settings', () => {
  const { call } = startPlatform({ limits: () => limitsOfSettings({}) })
  expect(call('recharge', sampleParams.recharge).code).toBe(200)
})

test.each([
  { what: 'levels that the member has not reached', rule: { vipFrom: 9 } },
  { what: 'lower levels than the member’s', rule: { vipTo: 0 } },
  { what: 'agents', rule: { who: 'agents' as const } },
  { what: 'who joined longer ago', rule: { sinceDays: 3650 } },
])('refuses a pay way that is for $what', ({ rule }) => {
  const everybody = { way: 'bank', who: 'everybody', vipFrom: 0, vipTo: 100, sinceDays: 0 } as const
  const access = (changed: object) => ({ recharge: { access: [{ ...everybody, ...changed }] } })
  const { call } = startPlatform({ limits: () => limitsOfSettings(access(rule)) })
  expect(call('recharge', sampleParams.recharge).message).toBe('This way to deposit is not open to you')
  const other = startPlatform({ limits: () => limitsOfSettings(access({})) })
  expect(other.call('recharge', sampleParams.recharge).code).toBe(200)
})
