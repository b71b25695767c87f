import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../platform/createMemoryStorage.ts'
import { ANYONE, createLastAnswers } from './createLastAnswers.ts'

test('gives back what was kept for an owner, to nobody else', () => {
  const kept = createLastAnswers(createMemoryStorage())
  kept.write('7', 'key', { a: 1 })
  expect(kept.read('7', 'key')).toEqual({ a: 1 })
  expect(kept.read('8', 'key')).toBe(undefined)
  expect(kept.read(ANYONE, 'key')).toBe(undefined)
})

test("forgets members, not what is everybody's", () => {
  const storage = createMemoryStorage()
  const kept = createLastAnswers(storage)
  kept.write('7', 'key', 1)
  kept.write(ANYONE, 'key', 2)
  kept.forgetMembers()
  expect([kept.read('7', 'key'), kept.read(ANYONE, 'key')]).toEqual([undefined, 2])
})

test('keeps a bounded number of answers of a bounded size', () => {
  const kept = createLastAnswers(createMemoryStorage())
  for (let index = 0; index < 40; index += 1) kept.write(ANYONE, `key${index}`, index)
  kept.write(ANYONE, 'large', 'x'.repeat(100_000))
  const found = Array.from({ length: 40 }, (_, index) => kept.read(ANYONE, `key${index}`)).filter(
    (value) => value !== undefined,
  )
  expect(found).toHaveLength(16)
  expect(found.at(-1)).toBe(39)
  expect(kept.read(ANYONE, 'large')).toBe(undefined)
})

test('goes on where nothing can be stored or read', () => {
  const broken = { getItem: () => '{not json', setItem: refuse, removeItem: refuse }
  const kept = createLastAnswers(broken)
  kept.write(ANYONE, 'key', 1)
  kept.forgetMembers()
  expect(kept.read(ANYONE, 'key')).toBe(undefined)
})

function refuse(): never {
  throw new DOMException('Quota exceeded.', 'QuotaExceededError')
}
