import { Big } from 'big.js'
import { describe, expect, test } from 'vitest'
import { createIdempotencyKeys } from './createIdempotencyKeys.ts'
import { createMemoryStorage } from './createMemoryStorage.ts'
import type { WebStorage } from './storageKeys.ts'

const withdrawal = { amount: '100', bank: '1', password: '123456' }

function setUp(storage: WebStorage = createMemoryStorage()) {
  const world = { now: 1000, made: 0 }
  const keys = createIdempotencyKeys({
    storage,
    clock: { now: () => world.now },
    newKey: () => `key-${(world.made += 1)}`,
  })
  const intend = (params: { readonly [name: string]: unknown } = withdrawal) => keys.intend('7', 'withdraw', params)
  return { storage, world, keys, intend }
}

describe('an intent', () => {
  test('keeps its key until it is settled', () => {
    const { intend } = setUp()
    const intent = intend()
    const key = intent.open('again')
    expect(intend({ bank: '1', amount: '100', password: '123456' }).open('again')).toBe(key)
    intent.settle()
    expect(intend().open('again')).not.toBe(key)
  })

  test('is open from the moment it is sent until it is settled', () => {
    const { intend, world } = setUp()
    expect(intend().openFor()).toBeUndefined()
    const intent = intend()
    intent.open('again')
    world.now = 5000
    expect(intend().openFor()).toBe(4000)
    intent.settle()
    expect(intend().openFor()).toBeUndefined()
  })

  test('gets another key when it is made again as another one', () => {
    const { intend } = setUp()
    expect([intend().open('again'), intend().open('anew'), intend().open('again')]).toEqual(['key-1', 'key-2', 'key-2'])
  })

  test('that is taken back keeps its key and is not open', () => {
    const { intend } = setUp()
    const intent = intend()
    const key = intent.open('again')
    intent.takeBack()
    expect(intend().openFor()).toBeUndefined()
    expect(intend().open('again')).toBe(key)
  })

  test('that was open before stays open when its repetition is taken back', () => {
    const { intend, world } = setUp()
    intend().open('again')
    world.now = 5000
    const repeated = intend()
    repeated.open('again')
    repeated.takeBack()
    expect(intend().openFor()).toBe(4000)
  })

  test("stays the member's whoever comes after", () => {
    const { keys, intend } = setUp()
    const intent = intend()
    intent.open('again')
    keys.intend('8', 'withdraw', withdrawal).open('again')
    intent.settle()
    expect(intend().openFor()).toBeUndefined()
    expect(keys.intend('8', 'withdraw', withdrawal).openFor()).toBe(0)
  })

  test('is known to a reload and to another tab', () => {
    const { intend, storage } = setUp()
    const sibling = setUp(storage)
    const key = intend().open('again')
    expect(sibling.intend().openFor()).toBe(0)
    expect(sibling.intend().open('again')).toBe(key)
  })

  test('is sent again under the key that was asked about, though it was settled during the question', () => {
    const { intend, storage } = setUp()
    const first = intend()
    const key = first.open('again')
    const sibling = setUp(storage).intend()
    sibling.openFor()
    first.settle()
    expect(sibling.open('again')).toBe(key)
  })

  test('stays settled when only its repetition is taken back', () => {
    const { intend, storage } = setUp()
    const first = intend()
    first.open('again')
    const sibling = setUp(storage).intend()
    sibling.openFor()
    first.settle()
    sibling.open('again')
    sibling.takeBack()
    expect(storage.length).toBe(0)
  })

  test('knows when another tab has sent it once more', () => {
    const { intend, storage } = setUp()
    const first = intend()
    first.open('again')
    expect(first.isSentElsewhere()).toBe(false)
    const sibling = setUp(storage)
    sibling.world.now = 2000
    sibling.intend().open('again')
    expect(first.isSentElsewhere()).toBe(true)
    first.takeBack()
    expect(sibling.intend().openFor()).toBe(0)
  })

  test('is not settled by a tab whose key is an older one', () => {
    const { intend, storage } = setUp()
    const late = intend()
    late.open('again')
    const sibling = setUp(storage)
    sibling.world.made = 10
    sibling.intend().open('anew')
    late.settle()
    expect(intend().open('again')).toBe('key-11')
  })

  test('differs by call, params and member, and not by password', () => {
    const { keys, intend } = setUp()
    const key = intend().open('again')
    expect(intend({ ...withdrawal, password: '654321' }).open('again')).toBe(key)
    const others = [
      keys.intend('8', 'withdraw', withdrawal),
      keys.intend('7', 'agentWithdraw', withdrawal),
      intend({ ...withdrawal, amount: new Big(101) }),
    ].map((intent) => intent.open('again'))
    expect(new Set([key, ...others]).size).toBe(4)
  })

  test('stores nothing of its params', () => {
    const { keys, storage } = setUp()
    keys.intend('7', 'userTransfer', { username: 'friend99', amount: '4711', password: '123456' }).open('again')
    expect(storage.getItem('playbill.device.intents')).not.toMatch(/friend99|4711|123456/)
  })

  test('leaves storage empty once all is settled', () => {
    const { intend, storage } = setUp()
    const intent = intend()
    intent.open('again')
    intent.settle()
    expect(storage.length).toBe(0)
  })

  test('is forgotten after a day', () => {
    const { intend, world } = setUp()
    const key = intend().open('again')
    world.now += 24 * 3600 * 1000 - 1
    expect(intend().open('again')).toBe(key)
    world.now += 1
    expect(intend().openFor()).toBeUndefined()
    expect(intend().open('again')).not.toBe(key)
  })

  test.each(['{', '[]', '"x"', '{"a":null,"b":{"key":5,"at":0},"c":{"key":"k"}}'])(
    'starts from nothing when storage holds %s',
    (stored) => {
      const { intend } = setUp(createMemoryStorage({ 'playbill.device.intents': stored }))
      expect(intend().open('again')).toBe('key-1')
    },
  )

  test('keeps its key where nothing can be stored', () => {
    const forbidden: WebStorage = {
      ...createMemoryStorage(),
      setItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    const { intend } = setUp(forbidden)
    expect(intend().open('again')).toBe(intend().open('again'))
    expect(intend().openFor()).toBe(0)
  })
})
