import { expect, test } from 'vitest'
import { startPlatform } from '../testing/startPlatform.ts'

test('pages 2,400 deposits to the last, each once', () => {
  const { data } = startPlatform()
  const { last_page: last } = data('getTransRecord', { date: 4, type: 1, page: 1 })
  expect(last).toBe(120)
  const numbers = Array.from(
    { length: last },
    (_, index) => data('getTransRecord', { date: 4, type: 1, page: index + 1 }).data,
  )
    .flat()
    .map((row) => row.out_trade_no)
  expect(new Set(numbers).size).toBe(2400)
  expect(data('getTransRecord', { date: 4, type: 1, page: last + 1 }).data).toEqual([])
})

test('narrows by period', () => {
  const { data } = startPlatform()
  const pages = ([1, 2, 3, 4] as const).map((date) => data('getTransRecord', { date, type: 1 }).last_page)
  expect(pages).toEqual([...pages].sort((a, b) => a - b))
  expect(new Set(pages).size).toBe(4)
})

test('filters bets by platform', () => {
  const { data } = startPlatform()
  const { data: rows } = data('getBetRecord', { date: 4, api_type: 'nova' })
  expect(new Set(rows.map((row) => row.Code))).toEqual(new Set(['Nova Slots']))
})

test('names the other side of every transfer in the ledger', () => {
  const { data, signIn } = startPlatform()
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

test('reads one day or one month of the ledger and refuses other ranges', () => {
  const { call, data } = startPlatform()
  const day = data('getMoneyChanges', { search_time: '2026-11-20' })
  expect(day.data.every((row) => row.created_at.startsWith('2026-11-20'))).toBe(true)
  expect(call('getMoneyChanges', { start_time: '2026-10-30', end_time: '2026-11-02' }).code).toBe(400)
  expect(call('getBetList', { start_time: '2026-11-20', end_time: '2026-11-19' }).code).toBe(400)
})

test('counts profit and loss as winnings less bets', () => {
  const { data } = startPlatform()
  for (const type of [0, 1, 2, 6, 14] as const) {
    const { win_loss, bet_money, win_money } = data('getWinLoss', { type })
    expect(Number(win_loss)).toBe(Number(win_money) - Number(bet_money))
  }
})
