import { expect, test } from 'vitest'
import { comparable, plainName, searchWords } from './typedText.ts'

test.each(['ㅂㄹ', 'ㅂㅕㄹ', 'ㄱ', 'ㅏ'])('leaves %o, single letters of a search, as they are', (letters) => {
  expect(plainName(letters)).toBe(letters)
})

test('takes out marks that show nothing, and lets those of other writing stand', () => {
  expect(plainName('\u202Aa\u200Db\u3164c\uFE0F')).toBe('abc')
  expect(plainName('é·李')).toBe('é·李')
})

test('compares what a Mac typed with what others typed, in any case', () => {
  expect(comparable('새해 배너 A'.normalize('NFD'))).toBe('새해 배너 a')
  expect(searchWords(' 새해  배너 '.normalize('NFD'))).toEqual(['새해', '배너'])
})
