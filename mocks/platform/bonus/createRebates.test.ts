import { expect, test } from 'vitest'
import { DAY, HOUR } from '../platformTime.ts'
import { startPlayer } from '../testing/startPlayer.ts'

test('gives back the level’s share of a day’s valid bets at each platform, from midnight of the platform on', () => {
  const { data, play, pass } = startPlayer()
  play(100_000)
  play(50_000, 120_000)
  // A bet that gave its stake back is not valid.
  play(70_000, 70_000)
  play(30_000, 0, 'grandia')
  pass(10 * HOUR)
  expect(data('getRebates', { date: 4 }).list).toEqual([])
  pass(HOUR)
  const { list, jisuan, nojisuan } = data('getRebates', { date: 4 })
  expect(list.map(({ gamename, money, created_at, state }) => [gamename, money, created_at, state])).toEqual([
    ['Grandia Live', '90', '2026-11-24 00:00:00', 0],
    ['Nova Slots', '600', '2026-11-24 00:00:00', 0],
  ])
  expect([jisuan, nojisuan]).toEqual(['0', '690'])
})

test('asks for one turnover of what is claimed, and pays it once', () => {
  const { call, data, play, pass } = startPlayer()
  play(100_000)
  pass(DAY)
  const { balance } = data('getBalance', {})
  data('claimRebates', {})
  expect(Number(data('getBalance', {}).balance)).toBe(Number(balance) + 400)
  expect(data('getBetAmount', {}).bet_amount).toBe('400')
  expect(data('getRebates', { date: 4 }).list[0]).toMatchObject({ state: 1, updated_at: '2026-11-24 13:00:00' })
  expect(call('claimRebates', {}).message).toBe('No amount to be received yet!')
})
