import { describe, expect, it } from 'vitest'
import { contractOperations } from '../../contract.ts'
import type { EnforcedLimits } from '../money/EnforcedLimits.ts'
import { demoAccounts } from '../demoAccounts.ts'
import { DAY } from '../platformTime.ts'
import { sampleParams } from '../testing/sampleParams.ts'
import { startPlatform } from '../testing/startPlatform.ts'

const password = demoAccounts.payPassword

function start(limits: EnforcedLimits = {}) {
  const started = startPlatform({ limits: () => limits })
  return {
    ...started,
    ask: (id: keyof typeof sampleParams) => started.call(id, sampleParams[id] as never),
    timeOut: (days: number) => started.call('startTimeOut', { days, password }),
    exclude: (months: number) => started.call('startExclusion', { months, password }),
    rest: () => {
      const { rest, rest_until } = started.data('getPlay', {})
      return [rest, rest_until]
    },
    pass(by: number) {
      started.platform.moveClock(by)
      started.signIn()
    },
  }
}

const closed = contractOperations.filter(({ rest }) => rest !== undefined).map(({ id }) => id)

describe.each(['timeOut', 'exclude'] as const)('%s', (kind) => {
  it.each(closed)('refuses %s until it is over', (id) => {
    const demo = start()
    expect(demo[kind](kind === 'timeOut' ? 7 : 6)).toMatchObject({ code: 200 })
    expect(demo.ask(id)).toMatchObject({ code: 403, message: expect.stringContaining('taking a break') })
    demo.pass((kind === 'timeOut' ? 7 : 181) * DAY)
    expect(demo.rest()).toEqual(['', null])
    // By now the period of the bet is long over, and a deposit needs its opening hours.
    expect(demo.ask(id).code).not.toBe(403)
  })

  it('leaves withdrawals, the way back from games, records and support open', () => {
    const demo = start()
    demo.data('transfer', { amount: '10000', sourcetype: 'userbalance', targettype: 'nova' })
    demo.data('recharge', sampleParams.recharge)
    demo[kind](kind === 'timeOut' ? 1 : 6)
    const open = [
      demo.call('transfer', { amount: '5000', sourcetype: 'nova', targettype: 'userbalance' }),
      demo.call('transferAll', {}),
      demo.call('withdraw', sampleParams.withdraw),
      demo.call('cancelRecharge', { out_trade_no: demo.platform.deposits.pending()[0]?.no ?? '' }),
      demo.call('getTransRecord', { date: 4, type: 2, page: 1 }),
      demo.call('getServicerUrl', {}),
    ]
    expect(open.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200, 200])
  })

  it('wants the pay password', () => {
    const demo = start()
    const wrong =
      kind === 'timeOut'
        ? demo.call('startTimeOut', { days: 1, password: 'wrong-one' })
        : demo.call('startExclusion', { months: 6, password: 'wrong-one' })
    expect(wrong.code).not.toBe(200)
    expect(demo.rest()).toEqual(['', null])
  })
})

describe('a rest', () => {
  it('lasts by days of 24 hours or months of the calendar', () => {
    const demo = start()
    demo.timeOut(42)
    expect(demo.rest()).toEqual(['timeout', '2027-01-04 13:00:00'])
    demo.exclude(6)
    expect(demo.rest()).toEqual(['exclusion', '2027-05-23 13:00:00'])
  })

  it('can be made longer and never shorter, and a self-exclusion stays one', () => {
    const demo = start()
    demo.timeOut(7)
    expect(demo.timeOut(3)).toMatchObject({ code: 400 })
    expect(demo.timeOut(14)).toMatchObject({ code: 200 })
    demo.exclude(6)
    expect(demo.timeOut(42)).toMatchObject({ code: 400 })
    demo.pass(170 * DAY)
    demo.timeOut(42)
    expect(demo.rest()).toEqual(['exclusion', '2027-06-23 13:00:00'])
  })

  it.each([0, 0.5, 43])('of %d days is none', (days) => {
    expect(start().timeOut(days)).toMatchObject({ code: 400 })
  })

  it('is one of those that operators offer', () => {
    const demo = start({ play: { timeOutDays: [1, 7], exclusionMonths: [12] } })
    expect([demo.timeOut(3).code, demo.exclude(6).code]).toEqual([400, 400])
    expect([demo.timeOut(7).code, demo.exclude(12).code]).toEqual([200, 200])
  })

  it('answers a repetition of a bet that was placed before as it was answered then', () => {
    const demo = start()
    const bet = () => demo.call('submitLotteryOrder', sampleParams.submitLotteryOrder, 'one')
    const first = bet()
    expect(first).toMatchObject({ code: 200 })
    demo.timeOut(1)
    expect(bet()).toEqual(first)
    expect(demo.ask('submitLotteryOrder')).toMatchObject({ code: 403 })
  })
})

describe('the session', () => {
  it('begins at the log-in, counts every bet placed since and what they have paid', () => {
    const demo = start()
    demo.data('submitLotteryOrder', sampleParams.submitLotteryOrder)
    const placed = demo.data('getPlay', {})
    expect(placed).toMatchObject({
      session_started_at: '2026-11-23 13:00:00',
      session_staked: '10000',
      session_won: '0',
    })
    demo.platform.moveClock(10 * 60_000)
    const settled = demo.data('getPlay', {})
    expect(settled.session_staked).toBe('10000')
    expect(['0', '19500', '19600', '19700', '19800', '20000']).toContain(settled.session_won)
    demo.signIn()
    expect(demo.data('getPlay', {})).toMatchObject({ session_staked: '0', session_won: '0' })
  })
})

describe('a platform without any of it', () => {
  it('does not know the calls', () => {
    const { platform, call } = start()
    platform.settings.boundsPlay = false
    expect(call('getPlay', {})).toMatchObject({ code: 404 })
    expect(call('startTimeOut', { days: 1, password })).toMatchObject({ code: 404 })
  })
})

describe('the deposits of a year', () => {
  it('are those that were approved, less nothing, with the withdrawals beside them', () => {
    const demo = start()
    const before = demo.data('getPlay', {})
    demo.data('recharge', sampleParams.recharge)
    demo.platform.moveClock(4 * 60_000)
    demo.data('withdraw', sampleParams.withdraw)
    const after = demo.data('getPlay', {})
    expect(after.year_from).toBe('2025-11-24')
    expect(Number(after.year_deposits) - Number(before.year_deposits)).toBe(10_000)
    expect(after.year_withdrawals).toBe(before.year_withdrawals)
  })
})
