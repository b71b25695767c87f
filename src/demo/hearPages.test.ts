import { beforeEach, expect, it, vi } from 'vitest'
import type { Network } from '../../mocks/Network.ts'
import { hearPages } from './hearPages.ts'

const own = new EventTarget() as EventTarget & Window
let network: Network = {}
const play = vi.fn<(ask: unknown) => object>((ask) => ({ code: 200, message: '', data: ask }))

beforeEach(() => {
  network = {}
  play.mockClear()
  // Every test has the page answer from its own platform: the one before is not asked any more.
  hearPages(own, { platform: { play: play as never }, network })
})

/** How long a page waits whom nobody should answer, in ms; one that is answered waits as long as it takes. */
const UNHEARD = 100

/** What a framed page hears, or undefined when nobody answers it. */
async function ask(data: unknown, origin = 'null', patience?: number): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const heard = new Promise((resolve) => {
    port1.addEventListener('message', ({ data: answer }) => resolve(answer))
    if (patience !== undefined) setTimeout(() => resolve(undefined), patience)
  })
  port1.start()
  own.dispatchEvent(new MessageEvent('message', { data, origin, ports: [port2] as never }))
  const answer = await heard
  port1.close()
  return answer
}

const spin = { channel: 'playbill-provider', ask: { call: 'spin' } }

it('answers a page without an origin from the platform that plays now, once', async () => {
  hearPages(own, { platform: { play: () => Promise.reject(new Error('another world')) as never }, network })
  hearPages(own, { platform: { play: play as never }, network })
  expect(await ask(spin)).toEqual({ answer: { code: 200, message: '', data: { call: 'spin' } } })
  expect(play).toHaveBeenCalledTimes(1)
})

it('hears nobody who has an origin, or speaks of something else', async () => {
  expect(await ask(spin, 'https://games.example', UNHEARD)).toBeUndefined()
  expect(await ask({ channel: 'playbill-game', type: 'ready' }, 'null', UNHEARD)).toBeUndefined()
  expect(await ask('spin', 'null', UNHEARD)).toBeUndefined()
  expect(play).not.toHaveBeenCalled()
})

it('loses answers as the network does: without a network nothing arrives, with failures some of it does', async () => {
  network.offline = true
  expect(await ask(spin)).toEqual({})
  expect(play).not.toHaveBeenCalled()
  network.offline = false
  network.failureRate = 1
  for (let count = 0; count < 20; count += 1) expect(await ask(spin)).toEqual({})
  expect(play.mock.calls.length).toBeGreaterThan(2)
  expect(play.mock.calls.length).toBeLessThan(18)
})
