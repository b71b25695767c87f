import { describe, expect, it } from 'vitest'
import type { EnforcedLimits } from '../money/EnforcedLimits.ts'
import { DAY, HOUR, MINUTE } from '../platformTime.ts'
import { startPlatform } from '../testing/startPlatform.ts'
import type { PlayPeriod } from './playPeriods.ts'

const bank = {
  paytype: 'bank',
  bank: '국민은행',
  bank_address: '여의도',
  bank_no: '12345678',
  bank_owner: '홍길동',
} as const

function start(limits: EnforcedLimits = {}) {
  const started = startPlatform({ limits: () => limits })
  const { platform } = started
  const deposit = (amount: string, key?: string) => started.call('recharge', { ...bank, amount }, key)
  return {
    ...started,
    deposit,
    limit: (period: PlayPeriod) => started.data('getPlay', {}).limits?.find((limit) => limit.period === period),
    pass: (by: number) => platform.moveClock(by),
    last: () => platform.deposits.pending()[0]?.no ?? '',
  }
}

describe('a deposit limit', () => {
  it('holds at once when it is the first or a lower one', () => {
    const { data, limit } = start()
    expect(limit('day')).toMatchObject({ period: 'day', used: '0', next_at: null })
    expect(limit('day')).not.toHaveProperty('amount')
    data('setDepositLimit', { period: 'day', amount: '50000' })
    data('setDepositLimit', { period: 'day', amount: '30000' })
    expect(limit('day')).toMatchObject({ amount: '30000', left: '30000', next_at: null })
  })

  it('rises only after the delay, and once it has been confirmed', () => {
    const { call, data, limit, pass, signIn } = start()
    data('setDepositLimit', { period: 'day', amount: '30000' })
    data('setDepositLimit', { period: 'day', amount: '90000' })
    expect(limit('day')).toMatchObject({ amount: '30000', next_amount: '90000', next_at: '2026-11-24 13:00:00' })
    const confirm = () => call('confirmDepositLimit', { period: 'day', amount: '90000' })
    expect(confirm()).toMatchObject({ code: 400, message: 'It can be confirmed from 2026-11-24 13:00:00 (UTC+8)' })
    pass(DAY)
    signIn()
    // Time alone changes nothing.
    expect(limit('day')).toMatchObject({ amount: '30000' })
    expect(confirm()).toMatchObject({ code: 200 })
    expect(limit('day')).toMatchObject({ amount: '90000', next_at: null })
  })

  it('goes only after the delay too', () => {
    const { data, limit, pass, signIn } = start()
    data('setDepositLimit', { period: 'week', amount: '30000' })
    data('setDepositLimit', { period: 'week' })
    expect(limit('week')).toMatchObject({ amount: '30000', next_at: '2026-11-24 13:00:00' })
    pass(DAY)
    signIn()
    data('confirmDepositLimit', { period: 'week' })
    expect(limit('week')).not.toHaveProperty('amount')
  })

  it('waits as long as operators say, and never less than a day', () => {
    const slow = start({ play: { raiseHours: 72 } })
    slow.data('setDepositLimit', { period: 'day', amount: '1' })
    slow.data('setDepositLimit', { period: 'day', amount: '2' })
    expect(slow.limit('day')).toMatchObject({ next_at: '2026-11-26 13:00:00' })
    const hasty = start({ play: { raiseHours: 1 } })
    hasty.data('setDepositLimit', { period: 'day', amount: '1' })
    hasty.data('setDepositLimit', { period: 'day', amount: '2' })
    expect(hasty.limit('day')).toMatchObject({ next_at: '2026-11-24 13:00:00' })
  })

  it('begins to wait anew when another one is asked for, and can be taken back', () => {
    const { call, data, limit, pass } = start()
    data('setDepositLimit', { period: 'day', amount: '30000' })
    data('setDepositLimit', { period: 'day', amount: '60000' })
    pass(HOUR)
    data('setDepositLimit', { period: 'day', amount: '90000' })
    expect(limit('day')).toMatchObject({ next_amount: '90000', next_at: '2026-11-24 14:00:00' })
    // What was agreed to on another device is not this.
    expect(call('confirmDepositLimit', { period: 'day', amount: '60000' })).toMatchObject({ code: 400 })
    data('cancelDepositLimit', { period: 'day' })
    expect(limit('day')).toMatchObject({ amount: '30000', next_at: null })
  })
})

describe('a deposit', () => {
  it('is held to the lowest of the limits', () => {
    const { data, deposit } = start()
    data('setDepositLimit', { period: 'day', amount: '90000' })
    data('setDepositLimit', { period: 'week', amount: '50000' })
    expect(deposit('60000')).toMatchObject({ code: 400, message: 'Your deposit limit leaves ₩50000' })
    expect(deposit('50000')).toMatchObject({ code: 200 })
    expect(deposit('100')).toMatchObject({ code: 400, message: 'Your deposit limit leaves ₩0' })
  })

  it('counts while it is under review and when it is approved, and not when it is cancelled, rejected or expired', () => {
    const { data, deposit, limit, last, platform, pass } = start()
    platform.settings.approveDepositsAfter = {}
    data('setDepositLimit', { period: 'day', amount: '50000' })
    deposit('20000')
    expect(limit('day')).toMatchObject({ used: '20000', left: '30000' })
    data('cancelRecharge', { out_trade_no: last() })
    expect(limit('day')).toMatchObject({ used: '0' })
    deposit('20000')
    platform.deposits.reject(last())
    expect(limit('day')).toMatchObject({ used: '0' })
    deposit('20000')
    platform.deposits.approve(last())
    expect(limit('day')).toMatchObject({ used: '20000' })
    deposit('10000')
    expect(limit('day')).toMatchObject({ used: '30000' })
    pass(61 * MINUTE)
    expect(limit('day')).toMatchObject({ used: '20000' })
  })

  it('counts in the period in which it was ordered', () => {
    const { data, deposit, limit, pass, signIn } = start()
    data('setDepositLimit', { period: 'day', amount: '50000' })
    data('setDepositLimit', { period: 'week', amount: '70000' })
    deposit('50000')
    pass(DAY)
    signIn()
    expect(limit('day')).toMatchObject({ used: '0', left: '50000', ends_at: '2026-11-25 00:00:00' })
    expect(deposit('30000')).toMatchObject({ code: 400, message: 'Your deposit limit leaves ₩20000' })
    expect(deposit('20000')).toMatchObject({ code: 200 })
  })

  it('counts in won where it is of dollars', () => {
    const { call, data, limit } = start()
    data('setDepositLimit', { period: 'day', amount: '30000' })
    expect(limit('day')).toMatchObject({ left_usdt: '21.73' })
    const usdt = (amount: string) => call('recharge', { paytype: 'usdt', catepay: 'TRC20', info: 'x', amount })
    expect(usdt('21.74')).toMatchObject({ code: 400 })
    expect(usdt('21.73')).toMatchObject({ code: 200 })
    expect(limit('day')).toMatchObject({ used: '29988', left: '12' })
  })

  it('is answered again under its key as it was answered before, whatever the limit is by now', () => {
    const { data, deposit } = start()
    const first = deposit('20000', 'one')
    expect(first).toMatchObject({ code: 200 })
    data('setDepositLimit', { period: 'day', amount: '100' })
    expect(deposit('20000', 'one')).toEqual(first)
    expect(deposit('20000', 'two')).toMatchObject({ code: 400 })
  })

  it('stays refused by a limit that is lower than what was deposited already', () => {
    const { data, deposit, limit } = start()
    deposit('20000')
    data('setDepositLimit', { period: 'day', amount: '5000' })
    expect(limit('day')).toMatchObject({ used: '20000', left: '0' })
    expect(deposit('100')).toMatchObject({ code: 400 })
  })
})
