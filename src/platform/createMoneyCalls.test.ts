import { describe, expect, test, vi } from 'vitest'
import { createIdempotencyKeys } from './createIdempotencyKeys.ts'
import { createMemoryStorage } from './createMemoryStorage.ts'
import { type AskRepeat, createMoneyCalls } from './createMoneyCalls.ts'
import { PlatformError, type PlatformErrorKind } from './PlatformError.ts'
import type { WebStorage } from './storageKeys.ts'

const params = { amount: '100', bank: '1', password: '123456' }
const success = { code: 200, message: 'done', data: null } as const
const failure = (kind: PlatformErrorKind, { sent = true } = {}): PlatformError =>
  new PlatformError(kind, `it was ${kind}`, { operation: 'withdraw', money: true, sent })

interface World {
  readonly member?: () => Promise<string>
  readonly storage?: WebStorage
  readonly now?: number
}

function setUp(
  answers: readonly unknown[],
  { member = async () => '7', storage = createMemoryStorage(), now = 1000 }: World = {},
) {
  const queue = [...answers]
  let made = 0
  const call = vi.fn<
    (id: string, params: object, options: { readonly idempotencyKey: string }) => Promise<typeof success>
  >(async () => {
    const answer = queue.shift()
    if (answer instanceof Error) throw answer
    return answer as typeof success
  })
  const askRepeat = vi.fn<AskRepeat>(async () => 'again')
  const keys = createIdempotencyKeys({ storage, clock: { now: () => now }, newKey: () => `key-${(made += 1)}` })
  const onRefused = vi.fn<() => void>()
  const money = createMoneyCalls({ platform: { call }, keys, member, onRefused })
  return {
    askRepeat,
    onRefused,
    send: async () => money.send('withdraw', params, askRepeat),
    keysSent: () => call.mock.calls.map(([, , { idempotencyKey }]) => idempotencyKey),
  }
}

describe('a money call', () => {
  test('succeeds, and the next one like it is a new intent', async () => {
    const { send, keysSent, askRepeat } = setUp([success, success])
    expect(await send()).toEqual({ kind: 'success', answer: success })
    await send()
    expect(keysSent()).toEqual(['key-1', 'key-2'])
    expect(askRepeat).not.toHaveBeenCalled()
  })

  test('is refused with the message of the platform, and the next one is a new intent', async () => {
    const { send, keysSent, onRefused } = setUp([failure('refused'), success])
    expect(await send()).toMatchObject({ kind: 'refused', error: { message: 'it was refused' } })
    expect(onRefused).toHaveBeenCalledTimes(1)
    await send()
    expect(keysSent()).toEqual(['key-1', 'key-2'])
  })

  test.each(['network', 'timeout', 'server', 'malformed', 'aborted'] as const)(
    'ends as unknown on %s, and the member says that the same again is that one',
    async (kind) => {
      const { send, keysSent, askRepeat } = setUp([failure(kind), success])
      expect(await send()).toMatchObject({ kind: 'unknown', error: { kind } })
      expect(await send()).toMatchObject({ kind: 'success' })
      expect(askRepeat).toHaveBeenCalledExactlyOnceWith(0)
      expect(keysSent()).toEqual(['key-1', 'key-1'])
    },
  )

  test('that was turned away is not sent, and the same again is that one, without a question', async () => {
    const { send, keysSent, askRepeat, onRefused } = setUp([failure('notSent', { sent: false }), success])
    expect(await send()).toMatchObject({ kind: 'notSent', error: { kind: 'notSent' } })
    expect(await send()).toMatchObject({ kind: 'success' })
    expect(keysSent()).toEqual(['key-1', 'key-1'])
    expect([askRepeat, onRefused].map(({ mock }) => mock.calls)).toEqual([[], []])
  })

  test('whose repetition was turned away stays open as it was', async () => {
    const { send, keysSent, askRepeat } = setUp([failure('timeout'), failure('notSent', { sent: false }), success])
    expect(await send()).toMatchObject({ kind: 'unknown' })
    expect(await send()).toMatchObject({ kind: 'notSent' })
    await send()
    expect(askRepeat).toHaveBeenCalledTimes(2)
    expect(keysSent()).toEqual(['key-1', 'key-1', 'key-1'])
  })

  test('gets another key when the member says that it is another one', async () => {
    const { send, keysSent, askRepeat } = setUp([failure('timeout'), success])
    await send()
    askRepeat.mockResolvedValueOnce('anew')
    await send()
    expect(keysSent()).toEqual(['key-1', 'key-2'])
  })

  test('is not sent when the member leaves it', async () => {
    const { send, keysSent, askRepeat } = setUp([failure('timeout'), success])
    await send()
    askRepeat.mockResolvedValueOnce('leave')
    expect(await send()).toEqual({ kind: 'left' })
    expect(keysSent()).toEqual(['key-1'])
  })

  test('stays unknown when only its repetition is refused', async () => {
    const { send, keysSent, askRepeat } = setUp([failure('timeout'), failure('refused'), success])
    await send()
    expect(await send()).toMatchObject({ kind: 'unknown', error: { kind: 'refused', message: 'it was refused' } })
    await send()
    expect(askRepeat).toHaveBeenCalledTimes(2)
    expect(new Set(keysSent())).toEqual(new Set(['key-1']))
  })

  test('stays unknown when another tab has sent it once more and only this one is refused', async () => {
    const storage = createMemoryStorage()
    const { promise, reject } = Promise.withResolvers<never>()
    const late = setUp([promise], { storage, now: 1000 })
    const sibling = setUp([failure('timeout')], { storage, now: 2000 })
    const outcome = late.send()
    await sibling.send()
    reject(failure('refused'))
    expect(await outcome).toMatchObject({ kind: 'unknown' })
  })

  test('keeps its key across an expired login, without a question', async () => {
    const { send, keysSent, askRepeat } = setUp([failure('unauthorized'), failure('aborted', { sent: false }), success])
    const outcomes = [await send(), await send(), await send()]
    expect(outcomes.map(({ kind }) => kind)).toEqual(['notSent', 'notSent', 'success'])
    expect(new Set(keysSent())).toEqual(new Set(['key-1']))
    expect(askRepeat).not.toHaveBeenCalled()
  })

  test('stays unknown across an expired login', async () => {
    const { send, askRepeat } = setUp([failure('timeout'), failure('unauthorized'), success])
    await send()
    await send()
    await send()
    expect(askRepeat).toHaveBeenCalledTimes(2)
  })

  test('waits until it is known whose money it is, and is not sent when that cannot be read', async () => {
    const member = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure('network')).mockResolvedValue('7')
    const { send, keysSent } = setUp([success], { member })
    expect(await send()).toMatchObject({ kind: 'notSent', error: { kind: 'network' } })
    expect(keysSent()).toEqual([])
    expect(await send()).toMatchObject({ kind: 'success' })
  })

  test('is not sent for another member who logged in during the question', async () => {
    const member = vi
      .fn<() => Promise<string>>()
      .mockResolvedValueOnce('7')
      .mockResolvedValueOnce('7')
      .mockResolvedValue('8')
    const { send, keysSent } = setUp([failure('timeout'), success], { member })
    await send()
    expect(await send()).toEqual({ kind: 'left' })
    expect(keysSent()).toEqual(['key-1'])
  })

  test('is sent once however often it is tapped', async () => {
    const { send, keysSent } = setUp([success])
    const outcomes = await Promise.all([send(), send()])
    expect(outcomes.map(({ kind }) => kind)).toEqual(['success', 'left'])
    expect(keysSent()).toHaveLength(1)
  })

  test('lets a mistake of ours through', async () => {
    const { send } = setUp([new TypeError('bug')])
    await expect(send()).rejects.toThrow('bug')
  })
})
