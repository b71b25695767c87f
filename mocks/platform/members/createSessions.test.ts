import { expect, test } from 'vitest'
import { createSessions } from './createSessions.ts'

const HOUR = 3_600_000

function startSessions() {
  let now = 0
  const sessions = createSessions({ now: () => now }, 'seed', () => HOUR)
  return { sessions, move: (by: number) => (now += by) }
}

test('knows whose session a token is until it is too old', () => {
  const { sessions, move } = startSessions()
  const token = sessions.open('1')
  move(HOUR - 1)
  expect(sessions.memberIdOf(token)).toBe('1')
  move(1)
  expect(sessions.memberIdOf(token)).toBeUndefined()
})

test('ends one session and leaves the others', () => {
  const { sessions } = startSessions()
  const [first, second] = [sessions.open('1'), sessions.open('1')]
  sessions.end(first)
  expect([sessions.memberIdOf(first), sessions.memberIdOf(second)]).toEqual([undefined, '1'])
})

test('ends every session of a member at once', () => {
  const { sessions } = startSessions()
  const [mine, theirs] = [sessions.open('1'), sessions.open('2')]
  sessions.endAllOf('1')
  expect([sessions.memberIdOf(mine), sessions.memberIdOf(theirs)]).toEqual([undefined, '2'])
})
