import { expect, test } from 'vitest'
import { isOlder, readAnswerTime } from './AnswerTime.ts'

test.each([
  ['was given before', { askedAt: 9, givenAt: 1 }, { askedAt: 1, givenAt: 2 }],
  ['was given at the same moment and asked for before', { askedAt: 1, givenAt: 5 }, { askedAt: 2, givenAt: 5 }],
  [
    'was asked for before, where one of them does not say when it was given',
    { askedAt: 1, givenAt: undefined },
    { askedAt: 2, givenAt: 1 },
  ],
])('an answer is older that %s', (_, one, other) => {
  expect(isOlder(one, other)).toBe(true)
  expect(isOlder(other, one)).toBe(false)
  expect(isOlder(one, one)).toBe(false)
})

test('reads the time that a tab of another build sends, or none', () => {
  expect(readAnswerTime({ askedAt: 1, givenAt: 2 })).toEqual({ askedAt: 1, givenAt: 2 })
  expect(readAnswerTime({ askedAt: 1, givenAt: null })).toEqual({ askedAt: 1, givenAt: undefined })
  expect(readAnswerTime(undefined)).toBeUndefined()
  expect(readAnswerTime({ givenAt: 2 })).toBeUndefined()
})
