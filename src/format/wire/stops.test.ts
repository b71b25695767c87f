import { expect, it } from 'vitest'
import { functionOf, readStops, sentenceOfStop, stopNames, stopOn, type StopsWith, stopWith } from './stops.ts'

it('reads the stops of a head, with the words that are texts', () => {
  const words = { kor: '점검 중', cn: ' ', en: 7, fr: 'fermé' }
  expect(readStops({ site: {}, deposits: { words }, bets: null, moon: {} })).toEqual({
    deposits: { words: { kor: '점검 중' } },
    site: {},
  })
})

it.each([[undefined], [null], ['deposits'], [[{}]], [{}]])('reads %o as no stops', (value) => {
  expect(readStops(value)).toEqual({})
})

it('writes stops in one order, whoever sent them', () => {
  expect(JSON.stringify(readStops({ site: {}, deposits: {} }))).toBe(
    JSON.stringify(readStops({ deposits: {}, site: {} })),
  )
})

it('closes a call by its own stop or by that of the whole site', () => {
  expect(stopOn({ deposits: {} }, 'deposits')).toBe('deposits')
  expect(stopOn({ deposits: {} }, 'withdrawals')).toBeUndefined()
  expect(stopOn({ deposits: {}, site: {} }, 'deposits')).toBe('site')
  expect(stopOn({ site: {} }, undefined)).toBeUndefined()
})

it('lists a pay way’s stop after that of all deposits, which it is a part of', () => {
  expect(stopNames.slice(0, 3)).toEqual(['deposits', 'deposits.bank', 'deposits.wechat'])
  expect(readStops({ 'deposits.bank': {}, 'deposits.moon': {}, bets: {} })).toEqual({ 'deposits.bank': {}, bets: {} })
  expect([functionOf('deposits.bank'), functionOf('bets')]).toEqual(['deposits', 'bets'])
  expect([sentenceOfStop('deposits.bank'), sentenceOfStop('deposits')]).toEqual(['stop.way', 'stop.deposits'])
})

it('closes a call with some parameters by the first entry that they fit', () => {
  const ways: StopsWith = [
    { stop: 'deposits.usdtErc20', with: { paytype: 'usdt', catepay: 'ERC20' } },
    { stop: 'deposits.usdtTrc20', with: { paytype: 'usdt' } },
  ]
  const asked = (stop: 'deposits.usdtErc20' | 'deposits.usdtTrc20', params: Readonly<Record<string, string>>) =>
    stopWith({ [stop]: {} }, ways, (name) => params[name])
  expect(asked('deposits.usdtErc20', { paytype: 'usdt', catepay: 'ERC20' })).toBe('deposits.usdtErc20')
  expect(asked('deposits.usdtTrc20', { paytype: 'usdt', catepay: 'ERC20' })).toBeUndefined()
  expect(asked('deposits.usdtTrc20', { paytype: 'usdt' })).toBe('deposits.usdtTrc20')
  expect(asked('deposits.usdtTrc20', { paytype: 'bank' })).toBeUndefined()
})
