import { describe, expect, test } from 'vitest'
import type { Params } from '../Operations.ts'
import { HOUR, MINUTE } from '../platformTime.ts'
import { sampleParams } from '../testing/sampleParams.ts'
import { startPlatform } from '../testing/startPlatform.ts'

const bank = sampleParams.recharge
const usdt: Params<'recharge'> = { paytype: 'usdt', amount: '50', catepay: 'ERC20', info: 'tx-1', bank_id: '12' }

describe('a deposit order', () => {
  test('is approved three minutes after its creation and paid into the main wallet', () => {
    const { platform, data } = startPlatform()
    const { deposit_no } = data('recharge', bank)
    platform.moveClock(3 * MINUTE - 1)
    expect(data('getBalance', {}).balance).toBe('1250000')
    platform.moveClock(1)
    expect(data('getBalance', {}).balance).toBe('1260000')
    const [row] = data('getTransRecord', { date: 1, type: 1 }).data
    expect(row).toMatchObject({ out_trade_no: deposit_no, state: 2, amount: '10000', pay_way: 'Bank transfer' })
  })

  test('can be cancelled while it is pending and never paid after that', () => {
    const { platform, call, data } = startPlatform()
    const { deposit_no } = data('recharge', bank)
    data('cancelRecharge', { out_trade_no: deposit_no })
    platform.moveClock(2 * HOUR)
    expect(data('getBalance', {}).balance).toBe('1250000')
    expect(call('cancelRecharge', { out_trade_no: deposit_no }).message).toContain('already decided')
  })

  test('is confirmed a few minutes later over a chain and paid into the dollar balance', () => {
    const { platform, data } = startPlatform()
    data('recharge', { ...usdt, catepay: 'TRC20' })
    data('recharge', usdt)
    const pending = () => data('getTransRecord', { date: 1, type: 1 }).data.filter(({ state }) => state === 1).length
    expect(pending()).toBe(2)
    platform.moveClock(6 * MINUTE)
    expect([pending(), data('getBalance', {}).usd_balance]).toEqual([1, '370.50'])
    platform.moveClock(6 * MINUTE)
    expect([pending(), data('getBalance', {}).usd_balance]).toEqual([0, '420.50'])
  })

  test('is turned down when the bank names another sender than the member', () => {
    const { platform, data } = startPlatform()
    const { deposit_no } = data('recharge', { ...bank, bank_owner: '김영희' })
    platform.moveClock(3 * MINUTE)
    expect(data('getTransRecord', { date: 1, type: 1 }).data[0]).toMatchObject({ out_trade_no: deposit_no, state: 3 })
    expect(data('getBalance', {}).balance).toBe('1250000')
  })

  test('is approved at its own time, however late somebody looks', () => {
    const { platform, data, signIn } = startPlatform()
    data('recharge', bank)
    platform.moveClock(26 * HOUR)
    signIn()
    expect(data('getMoneyChanges', { type: 'deposit' }).data[0]?.created_at).toBe('2026-11-23 13:03:00')
  })

  test('expires one hour after its creation when nobody decides', () => {
    const { platform, data } = startPlatform({ settings: { approveDepositsAfter: {} } })
    const { deposit_no } = data('recharge', usdt)
    platform.moveClock(HOUR)
    expect(data('getTransRecord', { date: 1, type: 1 }).data[0]).toMatchObject({ out_trade_no: deposit_no, state: 4 })
    expect(() => platform.deposits.approve(deposit_no)).toThrow('orderDecided')
  })

  test('is decided once, by the paying side', () => {
    const { platform, data } = startPlatform()
    const approved = data('recharge', usdt).deposit_no
    const rejected = data('recharge', usdt).deposit_no
    platform.deposits.approve(approved)
    platform.deposits.reject(rejected)
    expect(data('getBalance', {}).usd_balance).toBe('370.50')
    expect(() => platform.deposits.approve(approved)).toThrow('orderDecided')
    expect(() => platform.deposits.approve('D0')).toThrow('notFound')
  })

  test('says when it was decided and, in the language of the request, why it was rejected where that is told', () => {
    const { platform, data, signIn } = startPlatform()
    const [told, untold] = [data('recharge', usdt).deposit_no, data('recharge', usdt).deposit_no]
    platform.moveClock(MINUTE)
    platform.deposits.reject(told, 'notArrived')
    platform.deposits.reject(untold)
    const rows = () => data('getTransRecord', { date: 1, type: 1 }).data
    expect(rows()).toMatchObject([
      { out_trade_no: untold, state: 3, decided_at: '2026-11-23 13:01:00' },
      { out_trade_no: told, decided_at: '2026-11-23 13:01:00', reason: 'The money did not arrive' },
    ])
    expect(rows()[0]).not.toHaveProperty('reason')
    const inKorean = platform.call('getTransRecord', { date: 1, type: 1 }, { token: signIn(), locale: 'kor' })
    expect(inKorean.data).toMatchObject({ data: [{}, { reason: '입금을 확인하지 못했어요.' }] })
  })

  test('has the number of its transaction once it came over a chain', () => {
    const { platform, data } = startPlatform()
    const { deposit_no } = data('recharge', usdt)
    const [row] = data('getTransRecord', { date: 1, type: 1 }).data
    expect(row).not.toHaveProperty('tx_id')
    platform.deposits.approve(deposit_no)
    expect(data('getTransRecord', { date: 1, type: 1 }).data[0]?.tx_id).toMatch(/^[0-9a-f]{64}$/)
  })

  test('adds to the cumulative deposit, and in won to the turnover that is needed', () => {
    const { platform, data } = startPlatform()
    const before = data('getUser', {})
    platform.deposits.approve(data('recharge', usdt).deposit_no)
    expect(Number(data('getUser', {}).paysum) - Number(before.paysum)).toBe(50 * 1380)
    expect(data('getBetAmount', {}).bet_amount).toBe('0')
    platform.deposits.approve(data('recharge', bank).deposit_no)
    expect(data('getBetAmount', {}).bet_amount).toBe('10000')
  })

  test('belongs to its member alone', () => {
    const { call, data, signIn } = startPlatform()
    const { deposit_no } = data('recharge', bank)
    signIn('agent01')
    expect(call('getPayInfo', { deposit_no }).code).toBe(400)
    expect(call('cancelRecharge', { out_trade_no: deposit_no }).code).toBe(400)
  })
})

describe('recharge', () => {
  test('answers success for a bank and usdtpay for what leads to payment information', () => {
    const { call } = startPlatform()
    expect(call('recharge', bank).message).toMatch(/^success/)
    expect(call('recharge', usdt).message).toBe('usdtpay')
    expect(call('recharge', { paytype: 'wechat', amount: '5000' }).message).toBe('usdtpay')
  })

  test('shows where to pay, with bank fields for a bank and the address for a chain', () => {
    const { data } = startPlatform()
    const toBank = data('getPayInfo', { deposit_no: data('recharge', bank).deposit_no })
    expect(toBank.cardlist).toMatchObject({ bank_name: 'Shinhan Bank', bank_no: '110-555-012345' })
    const toChain = data('getPayInfo', { deposit_no: data('recharge', usdt).deposit_no })
    expect(toChain.info).toEqual({ amount: '50', created_at: '2026-11-23 13:00:00', paytype: 'usdt' })
    expect(toChain.cardlist.mch_id).toBe('ERC20')
  })

  test('refuses an amount outside the range, naming the range', () => {
    const { call } = startPlatform()
    expect(call('recharge', { ...bank, amount: '99' }).message).toBe('The deposit must be between 100 and 10000000')
    expect(call('recharge', { ...bank, amount: '10000001' }).code).toBe(400)
    expect(call('recharge', { ...bank, amount: '100.5' }).message).toBe('The amount is not valid')
    expect(call('recharge', { ...bank, amount: '' }).message).toBe('Please enter the amount of the transaction!')
  })

  test('refuses a bank deposit without its owner, bank or branch and a USDT deposit without its reference', () => {
    const { call } = startPlatform()
    expect(call('recharge', { ...bank, bank_owner: ' ' }).message).toContain('depositor')
    expect(call('recharge', { ...bank, bank_address: '' }).message).toContain('branch')
    expect(call('recharge', { ...usdt, info: '' }).message).toContain('reference')
  })

  test('keeps the hours of UTC+9: from 10:00 until 22:00, on weekends from 13:00', () => {
    const { platform, call } = startPlatform()
    const openAt = (hour: number, days = 0) => {
      platform.moveClock(Date.parse('2026-11-23T00:00:00+09:00') + (days * 24 + hour) * HOUR - platform.now())
      const token = platform.sessions.open('100002')
      return platform.call('recharge', bank, { token }).code === 200
    }
    expect([9.99, 10, 21.99, 22].map((hour) => openAt(hour))).toEqual([false, true, true, false])
    expect([12.99, 13, 21.99, 22].map((hour) => openAt(hour, 5))).toEqual([false, true, true, false])
    expect(call('getApp', {}).code).toBe(200)
  })

  test('enforces the limits of the live release from the next call on', () => {
    let min = '100'
    const { call } = startPlatform({
      limits: () => ({ recharge: { bank: { on: true, min, max: '20000' }, wechat: { on: false } } }),
    })
    expect(call('recharge', bank).code).toBe(200)
    min = '15000'
    expect(call('recharge', bank).message).toBe('The deposit must be between 15000 and 20000')
    expect(call('recharge', { paytype: 'wechat', amount: '5000' }).message).toContain('not available')
  })

  test('gives its own ranges and flags, which the app narrows by the release itself', () => {
    const { data } = startPlatform({ limits: () => ({ recharge: { bank: { on: false, min: '500', max: '600' } } }) })
    expect(data('getPayRange', { type: 'bank' })).toEqual({ min_price: '100', max_price: '10000000' })
    expect(data('getPayWays', {})).toEqual({ card: 1, usdt: 1, wechat: 1, alipay: 1 })
  })
})
