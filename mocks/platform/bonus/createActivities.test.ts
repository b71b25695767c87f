import { expect, test } from 'vitest'
import { activities } from '../content/activities.ts'
import { DAY, HOUR, MINUTE } from '../platformTime.ts'
import { startPlayer } from '../testing/startPlayer.ts'
import { activityRules } from './activityRules.ts'

function startApplicant() {
  const player = startPlayer()
  const { data, platform, pass } = player
  /** Applies, waits for the answer, and says what it gave: nothing where it was turned down. */
  const apply = (activityid: string) => {
    const before = Number(data('getBalance', {}).balance)
    data('applyActivity', { activityid })
    expect(data('getActivityApplyLog', {}).data[0]).toMatchObject({ activity_id: activityid, state: 1 })
    platform.moveClock(20 * MINUTE)
    const given = Number(data('getBalance', {}).balance) - before
    expect(data('getActivityApplyLog', {}).data[0]?.state).toBe(given > 0 ? 2 : 3)
    return given
  }
  return { ...player, apply, nextDay: () => pass(DAY) }
}

test('has a rule for every event', () => {
  expect(activities.map(({ id }) => id).toSorted()).toEqual(Object.keys(activityRules).toSorted())
})

test('gives 20 % of the first deposit once, and a million at the most', () => {
  const { apply, deposit, nextDay } = startApplicant()
  expect(apply('1')).toBe(0)
  nextDay()
  deposit(500_000)
  deposit(900_000)
  expect(apply('1')).toBe(100_000)
  nextDay()
  expect(apply('1')).toBe(0)
  const other = startApplicant()
  other.deposit(9_000_000)
  expect(other.apply('1')).toBe(1_000_000)
})

test('gives 5 % of the first deposit of the day, and 2 % of the first in USDT', () => {
  const { apply, deposit, depositDollars, nextDay } = startApplicant()
  deposit(200_000)
  deposit(900_000)
  expect([apply('2'), apply('6')]).toEqual([10_000, 0])
  nextDay()
  expect(apply('2')).toBe(0)
  nextDay()
  depositDollars(100)
  expect([apply('2'), apply('6')]).toEqual([6900, 2760])
})

test('gives back the share of the highest step of a week’s live casino, once in seven days', () => {
  const { apply, play, nextDay, pass } = startApplicant()
  play(1_000_000, 1_000_001, 'nova')
  expect(apply('3')).toBe(0)
  for (let round = 0; round < 5; round += 1) play(1_000_000, 1_000_001, 'grandia')
  nextDay()
  expect(apply('3')).toBe(40_000)
  nextDay()
  expect(apply('3')).toBe(0)
  pass(6 * DAY)
  expect(apply('3')).toBe(0)
})

test('gives a prize for the place of the best multiple of a week at Nova Slots', () => {
  const { platform, apply, play } = startApplicant()
  play(1000, 900)
  expect(apply('4')).toBe(0)
  const winner = startApplicant()
  winner.play(1000, 30_000)
  expect(winner.apply('4')).toBe(300_000)
  expect(platform.books.total('KRW').toFixed()).toBe('0')
})

test('gives for a promotion, ten thousand for each level, once', () => {
  const { apply, deposit, play, nextDay } = startApplicant()
  deposit(1_000_000)
  for (let round = 0; round < 5; round += 1) play(1_000_000, 1_000_001)
  expect(apply('5')).toBe(0)
  nextDay()
  expect(apply('5')).toBe(20_000)
  nextDay()
  expect(apply('5')).toBe(0)
})

test('asks for one turnover of a bonus and names it in the ledger', () => {
  const { data, apply, deposit, play, pass } = startApplicant()
  deposit(100_000)
  play(100_000)
  expect(apply('2')).toBe(5000)
  expect(data('getBetAmount', {}).bet_amount).toBe('5000')
  expect(data('getMoneyChanges', { type: 'activity' }).data[0]).toMatchObject({ remark: 'Event bonus', money: '5000' })
  pass(HOUR)
})
