import { describe, expect, test, vi } from 'vitest'
import { createIdempotencyKeys } from './createIdempotencyKeys.ts'
import { createMemoryStorage } from './createMemoryStorage.ts'
import { createMoneyCalls } from './createMoneyCalls.ts'
import type { Platform } from './createPlatform.ts'
import { PlatformError, type PlatformErrorKind } from './PlatformError.ts'

const params = { amount: '100', bank: '1', password: '123456' }
const success = { code: 200, message: 'done', data: null }
const failure = (kind: PlatformErrorKind, { sent = true } = {}): PlatformError => new PlatformError(kind, `it was ${kind}`, { operation: 'withdraw', money: true, sent })

function setUp(answers: readonly unknown[]) {
  const queue = [...answers]
  let made = 0
  const call = vi.fn<(id: string, params: object, options: object) => Promise<unknown>>(async () => {
    const answer = queue.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  const keys = createIdempotencyKeys({ storage: createMemoryStorage(), clock: { now: () => 0 }, member: () => '7', newKey: () => `key-${(made += 1)}` })
  const money = createMoneyCalls({ platform: { call } as unknown as Platform, keys })
  return { money, keysSent: () => call.mock.calls.map(([, , options]) => (options as { idempotencyKey: string }).idempotencyKey) }
}

describe('a money call', () => {
  test('succeeds, and the next one like it is a new intent', async () => {
    const { money, keysSent } = setUp([success, success])
    expect(await money.send('withdraw', params)).toEqual({ kind: 'success', message: 'done', data: null })
    await money.send('withdraw', params)
    expect(keysSent()).toEqual(['key-1', 'key-2'])
  })

  test('is refused with the message of the platform, and the next one is a new intent', async () => {
    const { money, keysSent } = setUp([failure('refused'), success])
    expect(await money.send('withdraw', params)).toEqual({ kind: 'refused', message: 'it was refused' })
    await money.send('withdraw', params)
    expect(keysSent()).toEqual(['key-1', 'key-2'])
  })

  test.each(['network', 'timeout', 'server', 'malformed', 'aborted'] as const)('ends as unknown on %s, and trying again repeats the same intent', async (kind) => {
    const { money, keysSent } = setUp([failure(kind), success])
    expect(await money.send('withdraw', params)).toMatchObject({ kind: 'unknown', error: { kind } })
    await money.send('withdraw', params)
    expect(keysSent()).toEqual(['key-1', 'key-1'])
  })

  test('keeps an unknown intent across an expired login', async () => {
    const { money, keysSent } = setUp([failure('timeout'), failure('unauthorized'), failure('aborted', { sent: false }), success])
    const outcomes = [await money.send('withdraw', params), await money.send('withdraw', params), await money.send('withdraw', params)]
    expect(outcomes.map(({ kind }) => kind)).toEqual(['unknown', 'notSent', 'notSent'])
    await money.send('withdraw', params)
    expect(new Set(keysSent())).toEqual(new Set(['key-1']))
  })

  test('is sent once however often it is tapped', async () => {
    const { money, keysSent } = setUp([success])
    const outcomes = await Promise.all([money.send('withdraw', params), money.send('withdraw', params)])
    expect(outcomes[1]).toBe(outcomes[0])
    expect(keysSent()).toHaveLength(1)
  })

  test('lets a mistake of ours through', async () => {
    const { money } = setUp([new TypeError('bug')])
    await expect(money.send('withdraw', params)).rejects.toThrow('bug')
  })
})
