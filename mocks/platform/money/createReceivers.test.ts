import { expect, test } from 'vitest'
import { HOUR } from '../platformTime.ts'
import { startPlatform } from '../testing/startPlatform.ts'

test('a receiver is shown by a masked name, and an unknown name or the member’s own is refused', () => {
  const { call, data } = startPlatform()
  expect(data('getReceiver', { username: 'AGENT01' }).name).toMatch(/^\S\*+$/)
  expect(call('getReceiver', { username: 'nosuch' })).toMatchObject({ code: 400, message: 'There is no such user' })
  expect(call('getReceiver', { username: 'demo01' }).message).toBe('You cannot transfer to yourself')
})

test('a member may ask ten times an hour, and names that do not exist count', () => {
  const { call, platform } = startPlatform()
  const codes = Array.from(
    { length: 11 },
    (_, at) => call('getReceiver', { username: at % 2 ? 'agent01' : 'nosuch' }).code,
  )
  expect(codes.filter((code) => code === 429)).toEqual([429])
  expect(codes.at(-1)).toBe(429)
  platform.moveClock(HOUR + 1)
  expect(call('getReceiver', { username: 'agent01' }).code).toBe(200)
})

test('a platform without optional parts knows neither the call, nor the fields, nor the parameters', () => {
  const { call, data, platform } = startPlatform()
  platform.settings.hasOptional = false
  expect(call('getReceiver', { username: 'agent01' }).code).toBe(404)
  expect(Object.keys(data('getBetAmount', {}))).toEqual(['bet_amount'])
  expect(data('getApp', {})).not.toHaveProperty('takes')
  expect(call('getMoneyChanges', { number: 'L1' }).code).toBe(400)
  expect(call('getMoneyChanges', {}).code).toBe(200)
})
