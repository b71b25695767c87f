import { expect, test } from 'vitest'
import { HOUR } from '../platformTime.ts'
import { startPlatform } from '../testing/startPlatform.ts'

const past = { settings: { hasPast: true } }

test('pages the bets of a month to the last, each once', () => {
  const { data } = startPlatform(past)
  const { last_page: last } = data('getBetRecord', { date: 4, page: 1 })
  expect(last).toBeGreaterThan(5)
  const ids = Array.from({ length: last }, (_, index) => data('getBetRecord', { date: 4, page: index + 1 }).data)
    .flat()
    .map((row) => row.bet_id)
  expect(ids.length).toBeGreaterThan((last - 1) * 20)
  expect(new Set(ids).size).toBe(ids.length)
  expect(data('getBetRecord', { date: 4, page: last + 1 }).data).toEqual([])
})

test('narrows by period', () => {
  const { data } = startPlatform(past)
  const pages = ([1, 2, 3, 4] as const).map((date) => data('getBetRecord', { date }).last_page)
  expect(pages).toEqual([...pages].sort((a, b) => a - b))
  expect(new Set(pages).size).toBe(4)
})

test('filters bets by platform', () => {
  const { data } = startPlatform(past)
  const { data: rows } = data('getBetRecord', { date: 4, api_type: 'nova' })
  // A row names the platform and the game.
  expect(new Set(rows.map((row) => row.Code.split(' · ')[0]))).toEqual(new Set(['Nova Slots']))
  expect(rows.every((row) => /^Nova Slots · ./.test(row.Code))).toBe(true)
})

test('says what was bet on where a game knows it, and when a bet was settled', () => {
  const { data } = startPlatform(past)
  const { last_page: last } = data('getBetRecord', { date: 4 })
  const rows = Array.from({ length: last }, (_, at) => data('getBetRecord', { date: 4, page: at + 1 }).data).flat()
  const selections = rows.flatMap(({ selection }) => selection ?? [])
  expect(selections).toContainEqual(expect.stringMatching(/^Odds \d/))
  expect(selections).toContainEqual(expect.stringMatching(/^[A-Z].* · \d{8,}$/))
  expect(selections.length).toBeLessThan(rows.length)
  expect(rows.filter(({ status, settled_at }) => (status !== 2) !== (settled_at !== undefined))).toEqual([])
})

test('names the other side of every transfer in the ledger', () => {
  const { data, signIn } = startPlatform(past)
  const remarks = () => data('getMoneyChanges', { by: 'self', page: 1 }).data.map((row) => row.remark)
  data('transfer', { amount: '1000', sourcetype: 'userbalance', targettype: 'nova' })
  data('transfer', { amount: '1000', sourcetype: 'nova', targettype: 'userbalance' })
  data('userTransfer', { username: 'agent01', amount: '1000', password: '123456' })
  expect(remarks().slice(0, 3)).toEqual([
    'Transfer between members · agent01',
    'Back to the main wallet · Nova Slots',
    'To a game wallet · Nova Slots',
  ])
  for (const type of ['transferIn', 'transferOut'] as const) {
    const { data: rows } = data('getMoneyChanges', { by: 'self', type, page: 2 })
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ remark }) => !/ · ./.test(remark))).toEqual([])
  }
  signIn('agent01')
  expect(remarks()[0]).toBe('Transfer between members · demo01')
})

test('ends what was open when the platform opened, at its own time', () => {
  const { platform, data, signIn } = startPlatform(past)
  const bets = () => data('getBetRecord', { date: 4 }).data
  const open = bets().filter(({ status }) => status === 2)
  expect(open.length).toBeGreaterThan(0)
  const balance = Number(data('getUser', {}).gameblance)
  platform.moveClock(8 * HOUR)
  signIn()
  const ended = bets().filter(({ bet_id: id }) => open.some((bet) => bet.bet_id === id))
  expect(ended.map(({ status }) => status)).toEqual(open.map(() => 1))
  const paid = ended.reduce((sum, { bet_amount: stake, win_loss: won }) => sum + Number(stake) + Number(won), 0)
  expect(Number(data('getUser', {}).gameblance)).toBe(balance + paid)
  expect(data('getActivityApplyLog', {}).data[0]?.state).not.toBe(1)
})

test('reads one day or one month of the ledger and refuses other ranges', () => {
  const { call, data } = startPlatform(past)
  const day = data('getMoneyChanges', { search_time: '2026-11-22' })
  expect(day.data.length).toBeGreaterThan(0)
  expect(day.data.every((row) => row.created_at.startsWith('2026-11-22'))).toBe(true)
  expect(call('getMoneyChanges', { start_time: '2026-10-30', end_time: '2026-11-02' }).code).toBe(400)
  expect(call('getBetList', { start_time: '2026-11-20', end_time: '2026-11-19' }).code).toBe(400)
})

test('counts profit and loss as winnings less bets', () => {
  const { data } = startPlatform(past)
  for (const type of [0, 1, 2, 6, 14] as const) {
    const { win_loss, bet_money, win_money } = data('getWinLoss', { type })
    expect(Number(win_loss)).toBe(Number(win_money) - Number(bet_money))
  }
})
