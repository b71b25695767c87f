import { expect, test } from 'vitest'
import { plainName } from './typedText.ts'

test.each(['ㅂㄹ', 'ㅂㅕㄹ', 'ㄱ', 'ㅏ'])('leaves %o, single letters of a search, as they are', (letters) => {
  expect(plainName(letters)).toBe(letters)
})

test('takes out marks that show nothing, and lets those of other writing stand', () => {
  expect(plainName('\u202Aa\u200Db\u3164c\uFE0F')).toBe('abc')
  expect(plainName('é·李')).toBe('é·李')
})
