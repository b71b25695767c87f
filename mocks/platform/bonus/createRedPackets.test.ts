import { expect, test } from 'vitest'
import { DAY } from '../platformTime.ts'
import { startPlayer } from '../testing/startPlayer.ts'

test('gives one for each rule that deposits in all and the turnover of the day meet', () => {
  const { data, deposit, play } = startPlayer()
  const left = () => data('getUserRedPacket', {}).sendnums
  play(100_000)
  expect(left()).toBe(0)
  deposit(100_000)
  expect(left()).toBe(1)
  play(200_000)
  expect(left()).toBe(1)
  deposit(900_000)
  expect(left()).toBe(2)
})

test('tells when and by which rule it was earned, holds what the rule has, and asks for its turnover', () => {
  const { platform, data, deposit, play } = startPlayer()
  deposit(100_000)
  play(60_000)
  platform.moveClock(60_000)
  play(60_000)
  platform.moveClock(60_000)
  const needed = Number(data('getBetAmount', {}).bet_amount)
  const won = Number(data('claimRedPacket', {}).redpacketmoney)
  expect(won).toBeGreaterThanOrEqual(500)
  expect(won).toBeLessThanOrEqual(8800)
  expect(data('getRedPacketRecords', {}).data).toEqual([
    {
      id: expect.any(String),
      money: '100000',
      redpacketmoney: String(won),
      created_at: '2026-11-23 13:01:00',
      usetime: '2026-11-23 13:02:00',
    },
  ])
  expect(Number(data('getBetAmount', {}).bet_amount)).toBe(needed + 10_000)
})

test('gives each of them once a day, and takes back what was not opened', () => {
  const { data, deposit, play, pass } = startPlayer()
  deposit(100_000)
  play(100_000)
  data('claimRedPacket', {})
  play(100_000)
  expect(data('getUserRedPacket', {})).toMatchObject({ sendnums: 0, acquirednum: 1, max_times: 1 })
  pass(DAY)
  expect(data('getUserRedPacket', {}).sendnums).toBe(0)
  play(100_000)
  expect(data('getUserRedPacket', {})).toMatchObject({ sendnums: 1, acquirednum: 1, max_times: 2 })
  pass(DAY)
  expect(data('getUserRedPacket', {})).toMatchObject({ sendnums: 0, acquirednum: 1, max_times: 1 })
})
