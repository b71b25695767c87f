import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR, MINUTE } from './platformTime.ts'
import { startPlatform } from './testing/startPlatform.ts'

const password = '123456'

test('keeps the books at a sum of zero through any run of money operations', () => {
  const amount = fc.oneof(fc.integer({ min: -10, max: 2_000_000 }), fc.constantFrom('10.5', '', '0', '1e3'))
  const wallet = fc.constantFrom('userbalance', 'nova', 'grandia', 'nowhere')
  const step = fc.oneof(
    fc.record({
      id: fc.constant('transfer' as const),
      params: fc.record({ amount, sourcetype: wallet, targettype: wallet }),
    }),
    fc.record({ id: fc.constant('transferAll' as const), params: fc.constant({}) }),
    fc.record({
      id: fc.constant('exchange' as const),
      params: fc.record({
        from: fc.constantFrom('kwd', 'usdt'),
        to: fc.constantFrom('kwd', 'usdt'),
        amount,
        password: fc.constant(password),
      }),
    }),
    fc.record({
      id: fc.constant('withdraw' as const),
      params: fc.record({ amount, bank: fc.constantFrom('C2', 'C4', 'C9'), password: fc.constant(password) }),
    }),
    fc.record({
      id: fc.constant('recharge' as const),
      params: fc.record({
        paytype: fc.constantFrom('bank', 'usdt', 'wechat'),
        amount,
        bank: fc.constant('KB'),
        bank_no: fc.constant('1'),
        bank_owner: fc.constant('A'),
        bank_address: fc.constant('B'),
        info: fc.constant('x'),
      }),
    }),
    fc.record({
      id: fc.constant('userTransfer' as const),
      params: fc.record({
        username: fc.constantFrom('agent01', 'demo01', 'nobody'),
        amount,
        password: fc.constant(password),
      }),
    }),
    fc.record({ id: fc.constant('claimRedPacket' as const), params: fc.constant({}) }),
    fc.record({ id: fc.constant('claimRebates' as const), params: fc.constant({}) }),
    fc.record({ id: fc.constant('wait' as const), minutes: fc.integer({ min: 0, max: 30 }) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { platform, signIn } = startPlatform()
      const token = signIn()
      for (const step of steps) {
        if (step.id === 'wait') platform.moveClock(step.minutes * MINUTE)
        else platform.call(step.id, step.params, { token })
      }
      expect(platform.books.total('KRW').toFixed()).toBe('0')
      expect(platform.books.total('USDT').toFixed()).toBe('0')
    }),
    { numRuns: 60 },
  )
})

test('answers 401 in the member’s language once the session is over', () => {
  const { platform, call } = startPlatform()
  platform.moveClock(12 * HOUR)
  expect(call('getBalance', {})).toEqual({
    code: 401,
    message: 'Your account login has expired, please log in again',
    data: null,
  })
  expect(platform.call('getBalance', {}, { locale: 'cn' }).message).toBe('您的登录已过期，请重新登录')
})

test('ends the session on logoff', () => {
  const { call } = startPlatform()
  expect(call('logoff', {}).code).toBe(200)
  expect(call('getUser', {}).code).toBe(401)
})

test('answers nothing but the site information in maintenance', () => {
  const { platform, call, data } = startPlatform()
  platform.settings.siteOpen = false
  expect(call('getBannerList', { type: 2 }).code).toBe(503)
  expect(data('getApp', {}).site_state).toBe(0)
})

test('moves money once for one idempotency key', () => {
  const { call, data } = startPlatform()
  const order = { amount: '1000', sourcetype: 'userbalance', targettype: 'nova' }
  const first = call('transfer', order, 'one-intent-of-the-member')
  expect(call('transfer', order, 'one-intent-of-the-member')).toEqual(first)
  expect(data('getBalance', {}).balance).toBe('1249000')
})

test('refuses an idempotency key that was used for another body', () => {
  const { call, data } = startPlatform()
  call('transfer', { amount: '1000', sourcetype: 'userbalance', targettype: 'nova' }, 'one-intent-of-the-member')
  const other = call(
    'transfer',
    { amount: '2000', sourcetype: 'userbalance', targettype: 'nova' },
    'one-intent-of-the-member',
  )
  expect(other.code).toBe(409)
  expect(data('getBalance', {}).balance).toBe('1249000')
})

test('keeps the keys of two members apart', () => {
  const { platform, call, signIn } = startPlatform()
  const order = { amount: '1000', sourcetype: 'userbalance', targettype: 'nova' }
  call('transfer', order, 'one-intent-of-the-member')
  signIn('agent01')
  expect(call('transfer', { ...order, amount: '5' }, 'one-intent-of-the-member').code).toBe(200)
  expect(platform.books.total('KRW').toFixed()).toBe('0')
})

test('lengthens what is shown and leaves codes alone when asked to', () => {
  const { data } = startPlatform({ settings: { longText: true } })
  const [wallet] = data('getBalanceList', {})
  expect(wallet?.name.length).toBeGreaterThan(60)
  expect(wallet?.platname).toBe('grandia')
})

test('understands a lengthened name that is sent back', () => {
  const { call, data } = startPlatform({ settings: { longText: true } })
  const [bank] = data('getBankList', {})
  const owner = data('getUser', {}).realname
  const card = { bank: bank?.bank_name ?? '', bank_no: '28791005540', bank_owner: owner, pay_pass: '123456' }
  expect(call('bindCard', card).code).toBe(200)
  const [lottery] = data('getLotteryList', {})
  expect(call('getLotteryTimes', { lottery_name: lottery?.name ?? '' }).code).toBe(200)
})
