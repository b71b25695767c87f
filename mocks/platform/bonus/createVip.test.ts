import { expect, test } from 'vitest'
import { DAY } from '../platformTime.ts'
import { startPlayer } from '../testing/startPlayer.ts'

function startClimber() {
  const player = startPlayer()
  const { data, pass } = player
  const levels = (days: number) =>
    Array.from({ length: days }, () => {
      pass(DAY)
      return data('getUser', {}).vip
    })
  return { ...player, level: () => data('getUser', {}).vip, levels }
}

test('goes up by 24:00 of the next day when both deposits and turnover meet the next level', () => {
  const { deposit, play, level, levels } = startClimber()
  deposit(1_000_000)
  play(1_000_000)
  expect(levels(1)).toEqual([1])
  for (let round = 0; round < 4; round += 1) play(1_000_000, 1_000_001)
  expect(level()).toBe(1)
  expect(levels(2)).toEqual([2, 2])
})

test('goes up by one level a day and skips none', () => {
  const { deposit, play, levels } = startClimber()
  deposit(10_000_000)
  deposit(10_000_000)
  for (let round = 0; round < 20; round += 1) play(5_000_000, 5_000_001)
  expect(levels(5)).toEqual([2, 3, 4, 4, 4])
})

test('goes down by one after 90 days without a bet, and up again only after one', () => {
  const { platform, deposit, play, level, levels, pass } = startClimber()
  deposit(5_000_000)
  for (let round = 0; round < 5; round += 1) play(5_000_000, 5_000_001)
  expect(levels(2)).toEqual([2, 3])
  pass(89 * DAY)
  expect(level()).toBe(3)
  expect(levels(3)).toEqual([2, 2, 2])
  platform.moveClock(90 * DAY)
  expect(levels(1)).toEqual([1])
  play(10_000)
  expect(levels(3)).toEqual([2, 3, 3])
})
