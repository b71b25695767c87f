import { PAID_AFTER } from './createWithdrawals.ts'
import { Big } from 'big.js'
import { describe, expect, test } from 'vitest'
import { MINUTE } from '../platformTime.ts'
import { sampleParams } from '../testing/sampleParams.ts'
import { startPlatform } from '../testing/startPlatform.ts'

const password = '123456'

describe('a withdrawal', () => {
  test('holds the money at once and is paid ten minutes later', () => {
    const { platform, data } = startPlatform()
    data('withdraw', { amount: '50000', bank: 'C2', password })
    expect(data('getBalance', {}).balance).toBe('1200000')
    expect(data('getTransRecord', { date: 1, type: 2 }).data[0]).toMatchObject({ state: 1, amount: '50000' })
    platform.moveClock(10 * MINUTE)
    expect(data('getTransRecord', { date: 1, type: 2 }).data[0]).toMatchObject({ state: 2 })
    expect(platform.books.total('KRW').toFixed()).toBe('0')
  })

  test('is turned down while turnover is missing, and paid once it is made', () => {
    const { platform, data } = startPlatform()
    const member = { id: '100002' }
    platform.deposits.approve(data('recharge', sampleParams.recharge).deposit_no)
    const withdraw = () => {
      data('withdraw', { amount: '50000', bank: 'C2', password })
      platform.moveClock(10 * MINUTE)
      return data('getTransRecord', { date: 1, type: 2 }).data[0]?.state
    }
    expect(data('getBetAmount', {})).toEqual({ bet_amount: '10000', needed: '10000', done: '0', free: '0' })
    expect([withdraw(), data('getBalance', {}).balance]).toEqual([3, '1260000'])
    expect(data('getMoneyChanges', {}).data[0]).toMatchObject({ remark: 'Withdrawal returned', money: '50000' })
    const play = (roundId: string, stake: number) =>
      platform.bets.play({ member, platname: 'nova', gameCode: 'nova-1', roundId, stake: new Big(stake) }, new Big(0))
    play('R1', 4000)
    expect(data('getBetAmount', {})).toEqual({ bet_amount: '6000', needed: '10000', done: '4000', free: '0' })
    play('R2', 6000)
    expect(data('getBetAmount', {})).toEqual({ bet_amount: '0', needed: '0', done: '0', free: '1260000' })
    expect([withdraw(), data('getBalance', {}).balance]).toEqual([2, '1210000'])
  })

  test('gives all of it back when it is cancelled or rejected', () => {
    const { platform, data } = startPlatform()
    data('withdraw', { amount: '50000', bank: 'C2', password })
    const [first] = platform.withdrawals.pending()
    data('cancelWithdraw', { out_trade_no: first?.no ?? '' })
    data('withdraw', { amount: '20', bank: 'C4', password })
    const [second] = platform.withdrawals.pending()
    platform.withdrawals.reject(second?.no ?? '')
    expect(data('getBalance', {})).toEqual({ balance: '1250000', usd_balance: '320.50' })
  })

  test('says where it goes, what it costs, and when it was approved and sent', () => {
    const { platform, data } = startPlatform()
    data('withdraw', { amount: '20', bank: 'C4', password })
    const row = () => data('getTransRecord', { date: 1, type: 2 }).data[0]
    expect(row()).toMatchObject({ account: expect.stringMatching(/^[0T]\w{33,41}$/), fee: '1' })
    platform.withdrawals.approve(platform.withdrawals.pending()[0]?.no ?? '')
    const { decided_at } = row() ?? {}
    expect(decided_at).toMatch(/^2026-11-23 /)
    expect(row()).not.toHaveProperty('paid_at')
    platform.moveClock(PAID_AFTER)
    expect(row()).toMatchObject({
      decided_at,
      paid_at: expect.stringMatching(/^2026-11-23 /),
      tx_id: expect.any(String),
    })
    expect(row()?.paid_at).not.toBe(decided_at)
  })

  test('shows of a bank account no more than its last digits, and of a rejection its reason', () => {
    const { platform, data } = startPlatform()
    data('withdraw', { amount: '50000', bank: 'C2', password })
    platform.withdrawals.reject(platform.withdrawals.pending()[0]?.no ?? '', 'turnoverMissing')
    expect(data('getTransRecord', { date: 1, type: 2 }).data[0]).toMatchObject({
      account: expect.stringMatching(/^[A-Za-z ]+ \*+\d{4}$/),
      reason: 'The required turnover is not reached yet',
    })
  })

  test('takes the network fee of the chain on top', () => {
    const { data } = startPlatform()
    data('withdraw', { amount: '20', bank: 'C4', password })
    expect(data('getBalance', {}).usd_balance).toBe('299.50')
  })

  test('takes the fee out of the amount where the contract says so', () => {
    const { platform, data } = startPlatform({ settings: { withdrawalFee: 'included' } })
    data('withdraw', { amount: '20', bank: 'C4', password })
    expect(data('getBalance', {}).usd_balance).toBe('300.50')
    platform.withdrawals.approve(platform.withdrawals.pending()[0]?.no ?? '')
    expect(data('getTransRecord', { date: 1, type: 2 }).data[0]).toMatchObject({ amount: '19' })
    expect(platform.books.total('USDT').toFixed()).toBe('0')
  })

  test('is refused below the minimum, beyond the balance, to nowhere and with a wrong password', () => {
    const { call } = startPlatform()
    const say = (amount: string, bank: string, pass = password) =>
      call('withdraw', { amount, bank, password: pass }).message
    expect(say('99', 'C2')).toBe('Single withdrawal cannot be less than 100 yuan')
    expect(say('9', 'C4')).toBe('Single withdrawal cannot be less than 10 usdt')
    expect(say('1250001', 'C2')).toBe('The balance is too low')
    expect(say('1000', 'C1')).toBe('Please choose where to withdraw to')
    expect(say('1000', 'C2', '000000')).toBe('The pay password is wrong')
  })

  test('cannot be cancelled once decided, nor by anybody else', () => {
    const { platform, call, data, signIn } = startPlatform()
    data('withdraw', { amount: '1000', bank: 'C2', password })
    const no = platform.withdrawals.pending()[0]?.no ?? ''
    signIn('agent01')
    expect(call('cancelWithdraw', { out_trade_no: no }).code).toBe(400)
    platform.withdrawals.approve(no)
    signIn()
    expect(call('cancelWithdraw', { out_trade_no: no }).message).toContain('already decided')
  })

  test('is narrowed by the live release', () => {
    const { call } = startPlatform({ limits: () => ({ withdrawal: { krw: { min: '5000' }, usdt: { on: false } } }) })
    expect(call('withdraw', { amount: '4999', bank: 'C2', password }).message).toContain('5000')
    expect(call('withdraw', { amount: '50', bank: 'C4', password }).message).toContain('not available')
  })

  test('of an agent comes from the agent balance', () => {
    const { data, signIn } = startPlatform()
    signIn('agent01')
    data('agentWithdraw', { amount: '75000', bank: 'C1', password })
    expect(data('getUser', {})).toMatchObject({ agent_balance: '2800000', balance: '3450000' })
  })
})
