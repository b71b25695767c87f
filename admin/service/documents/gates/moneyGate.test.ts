import { describe, expect, it } from 'vitest'
import { moneyGate } from './moneyGate.ts'
import { defaultRails } from '../../base/config/Rails.ts'

const live = {
  recharge: { bank: { on: true, min: '100', max: '10000' }, usdtTrc20: { on: false, min: '10', max: '5000' } },
  withdrawal: { bankMin: '100' },
  polling: { balance: 30 },
  dates: { min: '2020-01-01', max: '2030-01-01' },
}

async function judge(settings: unknown, rails = defaultRails) {
  const file = (value: unknown) => [
    { path: 'settings.json', text: typeof value === 'string' ? value : JSON.stringify(value) },
  ]
  const { blockers, warnings } = await moneyGate(rails)({ files: file(settings), liveFiles: file(live) })
  return {
    blockers: blockers.map(({ code, path }) => `${code} ${path ?? ''}`),
    warnings: warnings.map(({ code, path }) => `${code} ${path ?? ''}`),
  }
}

const withBank = (bank: object) => ({
  ...live,
  recharge: { ...live.recharge, bank: { ...live.recharge.bank, ...bank } },
})

describe('the money gate', () => {
  it('has nothing to say about settings that stay or move a little', async () => {
    expect(await judge(live)).toEqual({ blockers: [], warnings: [] })
    expect(await judge(withBank({ min: '150', max: '12000' }))).toEqual({ blockers: [], warnings: [] })
  })

  it('refuses a minimum above its maximum, comparing amounts and not text', async () => {
    expect((await judge(withBank({ min: '9', max: '10' }), {})).blockers).toEqual([])
    expect((await judge(withBank({ min: '20000' }))).blockers).toEqual(['range-crossed /recharge/bank'])
    expect((await judge({ ...live, dates: { min: 5, max: 4 } })).blockers).toEqual(['range-crossed /dates'])
  })

  it('refuses amounts outside the hard rails', async () => {
    expect((await judge(withBank({ min: '0' }))).blockers).toEqual(['outside-rails /recharge/bank/min'])
    expect((await judge({ ...live, withdrawal: { bankMin: '200000000' } })).blockers).toEqual([
      'outside-rails /withdrawal/bankMin',
    ])
    expect((await judge(live, { '/recharge/bank/max': { max: '9999.99' } })).blockers).toEqual([
      'outside-rails /recharge/bank/max',
    ])
  })

  it('refuses to switch off the last pay way', async () => {
    expect((await judge(withBank({ on: false }))).blockers).toEqual(['no-pay-way /recharge'])
  })

  it('asks for a second look at a change of more than half and next to a rail', async () => {
    expect((await judge(withBank({ min: '151' }))).warnings).toEqual(['large-change /recharge/bank/min'])
    expect((await judge(withBank({ min: '49' }))).warnings).toEqual(['large-change /recharge/bank/min'])
    expect((await judge(withBank({ max: '11000' }), { '/recharge/*/max': { max: '12000' } })).warnings).toEqual([
      'near-rail /recharge/bank/max',
    ])
  })

  it('ignores intervals and dates, which are not money', async () => {
    expect(
      await judge({ ...live, polling: { balance: 300 }, dates: { min: '2000-01-01', max: '2090-01-01' } }),
    ).toEqual({ blockers: [], warnings: [] })
  })

  it('leaves unreadable settings to the check', async () => {
    expect(await judge('{')).toEqual({ blockers: [], warnings: [] })
  })
})
