import { Big } from 'big.js'
import { describe, expect, test } from 'vitest'
import { createIdempotencyKeys } from './createIdempotencyKeys.ts'
import { createMemoryStorage } from './createMemoryStorage.ts'
import type { WebStorage } from './storageKeys.ts'

const withdrawal = { amount: '100', bank: '1', password: '123456' }

function setUp(storage: WebStorage = createMemoryStorage()) {
  const world = { now: 0, member: '7', made: 0 }
  const keys = createIdempotencyKeys({ storage, clock: { now: () => world.now }, member: () => world.member, newKey: () => `key-${(world.made += 1)}` })
  return { storage, world, keys }
}

describe('idempotency keys', () => {
  test('stay the same for one intent until it is settled', () => {
    const { keys } = setUp()
    const key = keys.keyFor('withdraw', withdrawal)
    expect(keys.keyFor('withdraw', { bank: '1', amount: '100', password: '123456' })).toBe(key)
    keys.settle('withdraw', withdrawal)
    expect(keys.keyFor('withdraw', withdrawal)).not.toBe(key)
  })

  test('stay the same after a reload', () => {
    const { keys, storage } = setUp()
    const key = keys.keyFor('withdraw', withdrawal)
    expect(setUp(storage).keys.keyFor('withdraw', withdrawal)).toBe(key)
  })

  test('differ by call, params and member, and not by password', () => {
    const { keys, world } = setUp()
    const key = keys.keyFor('withdraw', withdrawal)
    expect(keys.keyFor('withdraw', { ...withdrawal, password: '654321' })).toBe(key)
    world.member = '8'
    const others = [keys.keyFor('withdraw', withdrawal), keys.keyFor('agentWithdraw', withdrawal), keys.keyFor('withdraw', { ...withdrawal, amount: new Big(101) })]
    expect(new Set([key, ...others]).size).toBe(4)
  })

  test('store nothing of the params', () => {
    const { keys, storage } = setUp()
    keys.keyFor('userTransfer', { username: 'friend99', amount: '4711', password: '123456' })
    expect(storage.getItem('playbill.device.intents')).not.toMatch(/friend99|4711|123456/)
  })

  test('leave storage empty once all is settled', () => {
    const { keys, storage } = setUp()
    keys.keyFor('transferAll', {})
    keys.settle('transferAll', {})
    expect(storage.length).toBe(0)
  })

  test('are forgotten after a day', () => {
    const { keys, world } = setUp()
    const key = keys.keyFor('transferAll', {})
    world.now = 24 * 3600 * 1000 - 1
    expect(keys.keyFor('transferAll', {})).toBe(key)
    world.now += 1
    expect(keys.keyFor('transferAll', {})).not.toBe(key)
  })

  test.each(['{', '[]', '"x"', '{"a":null,"b":{"key":5,"at":0},"c":{"key":"k"}}'])('start anew from storage that holds %s', (stored) => {
    const { keys } = setUp(createMemoryStorage({ 'playbill.device.intents': stored }))
    expect(keys.keyFor('transferAll', {})).toBe('key-1')
  })

  test('work where nothing can be stored', () => {
    const forbidden: WebStorage = {
      ...createMemoryStorage(),
      setItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    const { keys } = setUp(forbidden)
    expect(keys.keyFor('transferAll', {})).toBe(keys.keyFor('transferAll', {}))
  })
})
