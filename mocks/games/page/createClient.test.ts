import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProviderAsk } from '../../platform/provider/ProviderMessage.ts'
import { createClient } from './createClient.ts'
import type { Wire } from './createWire.ts'

const spin: ProviderAsk = { call: 'spin', session: 's', round: 'r', stake: '1000', locale: 'en' }
const answer = { code: 200, message: '', data: { balance: '1' } }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A wire whose answers are lost until the list ends. */
function losing(...outcomes: readonly unknown[]) {
  const asked: ProviderAsk[] = []
  const wire = vi.fn<(ask: ProviderAsk) => Promise<unknown>>(async (ask) => {
    asked.push(ask)
    const outcome = outcomes[asked.length - 1] ?? outcomes.at(-1)
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)
  })
  return { wire: wire as unknown as Wire, asked }
}
const lost = new Error('lost')

test('asks again for the very same while no answer comes, says that it waits, and gives the answer', async () => {
  const { wire, asked } = losing(lost, { statusCode: 502 }, answer)
  const waiting: boolean[] = []
  const given = createClient(wire, (isWaiting) => waiting.push(isWaiting))(spin)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await given).toEqual({ is: 'answered', data: { balance: '1' } })
  expect(asked).toEqual([spin, spin, spin])
  expect(waiting).toEqual([true, true, false])
})

test('gives up after five attempts, and says that the outcome is not known', async () => {
  const { wire, asked } = losing(lost)
  const given = createClient(wire, () => undefined)(spin)
  await vi.advanceTimersByTimeAsync(8000)
  expect(await given).toEqual({ is: 'lost' })
  expect(asked).toHaveLength(5)
})

test('passes a refusal on at once, with its reason', async () => {
  const { wire, asked } = losing({ code: 400, message: 'Too low', data: null, reason: 'balance' })
  expect(await createClient(wire, () => undefined)(spin)).toEqual({
    is: 'refused',
    message: 'Too low',
    reason: 'balance',
  })
  expect(asked).toHaveLength(1)
})
