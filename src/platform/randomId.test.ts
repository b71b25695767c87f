import { describe, expect, test } from 'vitest'
import { randomId } from './randomId.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('randomId', () => {
  test('gives a UUID', () => {
    expect(randomId()).toMatch(UUID)
  })

  test('gives a UUID over plain http, where randomUUID is missing', () => {
    const plain = { getRandomValues: globalThis.crypto.getRandomValues.bind(globalThis.crypto) }
    const ids = Array.from({ length: 100 }, () => randomId(plain))
    for (const id of ids) expect(id).toMatch(UUID)
    expect(new Set(ids).size).toBe(100)
  })
})
