import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProviderAsk } from '../../platform/provider/ProviderMessage.ts'
import { createFrameWire, createHttpWire } from './createWire.ts'

const ask: ProviderAsk = { call: 'balance', session: 's', locale: 'en' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('posts to the provider beside its own folder', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Promise.resolve(Response.json({ code: 200 })))
  expect(await createHttpWire(fetch)(ask)).toEqual({ code: 200 })
  expect(fetch).toHaveBeenCalledWith(
    '../provider',
    expect.objectContaining({ method: 'POST', body: JSON.stringify(ask) }),
  )
})

test('is lost when what answers is no provider', async () => {
  const fetch = async () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 }))
  await expect(createHttpWire(fetch)(ask)).rejects.toThrow('JSON')
})

/** The page around, which answers as told. */
function around(answer: (port: MessagePort) => void): Window {
  const parent = { postMessage: (_: unknown, __: unknown, [port]: readonly [MessagePort]) => answer(port) }
  return { parent } as unknown as Window
}

test('asks the page around it through a port of its own', async () => {
  const own = around((port) => port.postMessage({ answer: { code: 200, message: '', data: { balance: '5' } } }))
  expect(await createFrameWire(own)(ask)).toMatchObject({ data: { balance: '5' } })
})

test('is lost when the page around says so, says nothing, or is not there', async () => {
  await expect(createFrameWire(around((port) => port.postMessage({})))(ask)).rejects.toThrow('No answer')
  const silent = createFrameWire(around(() => undefined))(ask).catch(String)
  await vi.advanceTimersByTimeAsync(8000)
  expect(await silent).toContain('No answer')
  const own = { postMessage: () => undefined }
  const alone = createFrameWire(Object.assign(own, { parent: own }) as unknown as Window)(ask).catch(String)
  await vi.advanceTimersByTimeAsync(0)
  expect(await alone).toContain('No answer')
})
