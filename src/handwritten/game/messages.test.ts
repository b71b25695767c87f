import { expect, it } from 'vitest'
import { readMessage, toWire } from './messages.ts'

it.each(['ready', 'close', 'deposit', 'transfer', 'balance', 'relaunch'])('reads %s', (type) => {
  expect(readMessage({ channel: 'playbill-game', type })).toEqual({ type })
})

it.each([
  null,
  'ready',
  [],
  {},
  { type: 'ready' },
  { channel: 'other', type: 'ready' },
  { channel: 'playbill-game' },
  { channel: 'playbill-game', type: 'logout' },
  { channel: 'playbill-game', type: 'toString' },
  { channel: 'playbill-game', type: ['ready'] },
])('ignores %j', (data) => {
  expect(readMessage(data)).toBeUndefined()
})

it('takes nothing but the type from a message', () => {
  expect(readMessage({ channel: 'playbill-game', type: 'balance', balance: '1000000' })).toEqual({ type: 'balance' })
})

it('marks what it says', () => {
  expect(toWire({ type: 'welcome', locale: 'kor', theme: 'dark' })).toEqual({
    channel: 'playbill-game',
    type: 'welcome',
    locale: 'kor',
    theme: 'dark',
  })
})
