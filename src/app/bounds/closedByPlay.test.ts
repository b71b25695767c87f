import { Big } from 'big.js'
import { describe, expect, it } from 'vitest'
import { closedFor, nextChange, reasonsOf } from './closedByPlay.ts'

const NOW = Date.parse('2026-11-23T05:00:00Z')
const spoken = {
  now: NOW,
  text: (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' '),
  locale: 'kor',
} as const
const limit = (period: string, left: number, ends_at: string) => ({
  period,
  used: new Big(0),
  left: new Big(left),
  ends_at,
})

const resting = { rest: 'timeout', rest_until: '2026-11-24 13:00:00' }
const param = (params: Readonly<Record<string, unknown>>) => (name: string) => params[name]

describe('a rest', () => {
  it('closes deposits, bets and games, and says until when in the member’s time', () => {
    const because = closedFor(reasonsOf(resting, spoken))
    const words = expect.stringMatching(/^play\.closedTimeout 2026\. 11\. 24\. 14:00$/)
    expect(['recharge', 'submitLotteryOrder', 'getGameUrl'].map((call) => because(call as 'recharge'))).toEqual([
      words,
      words,
      words,
    ])
  })

  it('closes transfers into games and not the way back', () => {
    const because = closedFor(reasonsOf({ ...resting, rest: 'exclusion' }, spoken))('transfer')
    if (typeof because !== 'function') throw new Error('It does not depend on the parameters.')
    expect(because(param({ sourcetype: 'userbalance', targettype: 'nova' }))).toMatch(/^play\.closedExclusion/)
    expect(because(param({ sourcetype: 'nova', targettype: 'userbalance' }))).toBeUndefined()
  })

  it('leaves withdrawals and records open', () => {
    const because = closedFor(reasonsOf(resting, spoken))
    const calls = [
      'withdraw',
      'cancelRecharge',
      'transferAll',
      'getTransRecord',
      'userTransfer',
      'claimRebates',
    ] as const
    expect(calls.map(because)).toEqual(calls.map(() => undefined))
  })

  it('is over when its time has come', () => {
    expect(reasonsOf({ rest: 'timeout', rest_until: '2026-11-23 13:00:00' }, spoken)).toEqual({})
    expect(reasonsOf({ rest: '', rest_until: '2026-11-24 13:00:00' }, spoken)).toEqual({})
    expect(reasonsOf({ rest: 'timeout', rest_until: 'soon' }, spoken)).toEqual({})
  })
})

describe('a limit', () => {
  it('closes deposits alone once nothing is left, until the last of those that are used up begins again', () => {
    const limits = [limit('day', 0, '2026-11-24 00:00:00'), limit('week', 0, '2026-11-30 00:00:00')]
    const because = closedFor(reasonsOf({ limits }, spoken))
    expect(because('recharge')).toMatch(/^play\.closedWeek 2026\. 11\. 30\./)
    expect([because('getGameUrl'), because('transfer')]).toEqual([undefined, undefined])
  })

  it('that leaves something closes nothing, and neither does one whose period is over', () => {
    expect(reasonsOf({ limits: [limit('day', 1, '2026-11-24 00:00:00')] }, spoken)).toEqual({})
    expect(reasonsOf({ limits: [limit('day', 0, '2026-11-23 00:00:00')] }, spoken)).toEqual({})
  })
})

it('knows when something is over next: the rest, a period, or the delay of a higher limit', () => {
  const limits = [{ ...limit('day', 0, '2026-11-24 00:00:00'), next_at: '2026-11-23 20:00:00' }]
  expect(nextChange({ ...resting, limits }, NOW)).toBe(Date.parse('2026-11-23T12:00:00Z'))
  expect(nextChange(resting, NOW)).toBe(Date.parse('2026-11-24T05:00:00Z'))
  expect(nextChange({}, NOW)).toBe(Infinity)
})
