import { expect, test } from 'vitest'
import { HOUR } from '../platformTime.ts'
import { startPlatform } from '../testing/startPlatform.ts'

test('pays a red packet for each rule that is met, and refuses after that', () => {
  const { call, data } = startPlatform({ settings: { hasPast: true } })
  const { sendnums: left, acquirednum: made, max_times: most } = data('getUserRedPacket', {})
  expect(left).toBeGreaterThan(0)
  expect(most).toBe(left + made)
  const balance = Number(data('getBalance', {}).balance)
  const won = Array.from({ length: left }, () => Number(data('claimRedPacket', {}).redpacketmoney))
  expect(data('getUserRedPacket', {})).toMatchObject({ sendnums: 0, acquirednum: made + left, max_times: most })
  expect(Number(data('getBalance', {}).balance)).toBe(balance + won.reduce((sum, money) => sum + money, 0))
  expect(data('getRedPacketRecords', {}).data[0]?.redpacketmoney).toBe(String(won.at(-1)))
  expect(call('claimRedPacket', {}).message).toContain('not yet met the conditions')
})

test('pays red packets only in their hours and while they are switched on', () => {
  const { platform, call, signIn } = startPlatform({ settings: { hasPast: true } })
  platform.settings.redPacketsOn = false
  expect(call('claimRedPacket', {}).message).toBe('The bonus payout has ended')
  platform.settings.redPacketsOn = true
  platform.moveClock(12 * HOUR)
  signIn()
  expect(call('claimRedPacket', {}).message).toBe('The bonus cannot be claimed at this hour')
})

test('takes one application to an activity a day', () => {
  const { platform, call, data, signIn } = startPlatform()
  data('applyActivity', { activityid: '2' })
  expect(call('applyActivity', { activityid: '2' }).message).toContain('already applied')
  expect(data('getActivityApplyLog', {}).data[0]).toMatchObject({
    activity_name: '5% on the first deposit of the day',
    state: 1,
  })
  platform.moveClock(24 * HOUR)
  signIn()
  expect(call('applyActivity', { activityid: '2' }).code).toBe(200)
})

test('lists activities by type and refuses unknown ones', () => {
  const { call, data } = startPlatform()
  expect(data('getActivityList', { type: '3' }).data.map(({ id }) => id)).toEqual(['3', '4'])
  expect(data('getActivityList', {}).data).toHaveLength(6)
  expect(call('getActivityDetail', { id: '99' }).code).toBe(400)
})

test('has ten VIP levels that ask for more and give more', () => {
  const levels = startPlatform().data('getUserVip', {})
  expect(levels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const needed = levels.map(({ recharge }) => Number(recharge))
  expect(needed).toEqual([...needed].sort((a, b) => a - b))
})
