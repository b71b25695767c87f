import { afterEach, describe, expect, it, vi } from 'vitest'
import { HEARTBEAT_MS } from '../../format/heartbeatMs.ts'
import type { Heartbeat } from '../../format/Heartbeat.ts'
import { createListeners } from '../../store/createListeners.ts'
import { createStore } from '../../store/createStore.ts'
import { createHeartbeat, type HeartbeatOptions } from './createHeartbeat.ts'

const SOON_MS = 10_000

type Heard = ReturnType<HeartbeatOptions['releases']['getSnapshot']>

function start({ draw = 0.5, counted = 1, answer = (): Response => new Response(null, { status: 204 }) } = {}) {
  vi.useFakeTimers({ now: 0 })
  const said: Heartbeat[] = []
  const releases = createStore<Heard>({ seq: 7, lastCheckedAt: null, online: true, counted })
  const seen = createListeners()
  let isHidden = false
  const heartbeat = createHeartbeat({
    fetch: async (_, init) => {
      said.push(JSON.parse(init?.body as string) as Heartbeat)
      return Promise.resolve(answer())
    },
    clock: {
      now: () => Date.now(),
      setTimeout: (run, ms) => setTimeout(run, ms),
      clearTimeout: (timer) => clearTimeout(timer as number),
    },
    random: () => draw,
    visibility: { hidden: () => isHidden, subscribe: seen.add },
    releases,
    build: 'b1',
  })
  return {
    said,
    heartbeat,
    hear: (changed: { readonly seq?: number; readonly online?: boolean } = {}) =>
      releases.set({ ...releases.getSnapshot(), lastCheckedAt: Date.now(), ...changed }),
    hide: (hidden: boolean) => {
      isHidden = hidden
      seen.tell()
    },
  }
}

afterEach(() => vi.useRealTimers())

const pass = async (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a heartbeat', () => {
  it('says what is shown once the service has answered, then every five minutes', async () => {
    const { said, hear } = start()
    await pass(HEARTBEAT_MS)
    expect(said).toEqual([])
    hear()
    await pass(SOON_MS)
    expect(said).toEqual([{ build: 'b1', now: { release: 7, faulty: false } }])
    for (let minute = 0; minute < 5; minute += 1) {
      hear()
      await pass(60_000)
    }
    expect(said.slice(1)).toEqual([
      { build: 'b1', now: { release: 7, faulty: false }, before: { release: 7, faulty: false, ago: 300 } },
    ])
  })

  it('says at once that another release is shown, in place of what it said before', async () => {
    const { said, hear } = start()
    hear()
    await pass(SOON_MS)
    hear({ seq: 8 })
    await pass(SOON_MS)
    expect(said.slice(1)).toMatchObject([{ now: { release: 8, faulty: false }, before: { release: 7, faulty: false } }])
  })

  it('says once that something of the release failed; of the next one only if that fails, too', async () => {
    const { said, hear, heartbeat } = start()
    hear()
    await pass(SOON_MS)
    heartbeat.fault()
    heartbeat.fault()
    await pass(SOON_MS)
    hear({ seq: 8 })
    await pass(SOON_MS)
    expect(said.slice(1)).toMatchObject([
      { now: { release: 7, faulty: true }, before: { release: 7, faulty: false } },
      { now: { release: 8, faulty: false }, before: { release: 7, faulty: true } },
    ])
  })

  it('takes back what it said when the page is no longer seen, and begins again when it is', async () => {
    const { said, hear, hide } = start()
    hear()
    await pass(SOON_MS)
    hide(true)
    hide(true)
    await pass(HEARTBEAT_MS)
    hide(false)
    await pass(SOON_MS)
    expect(said.slice(1)).toEqual([
      { build: 'b1', before: { release: 7, faulty: false, ago: expect.any(Number) } },
      { build: 'b1', now: { release: 7, faulty: false } },
    ])
  })

  it('comes from those that are counted alone', async () => {
    for (const [draw, counted, expected] of [
      [0.24, 0.25, 1],
      [0.25, 0.25, 0],
      [0, 0, 0],
    ] as const) {
      const { said, hear } = start({ draw, counted })
      hear()
      await pass(SOON_MS)
      expect(said).toHaveLength(expected)
    }
  })

  it('takes back only what was heard, and does not ask a service without it more than once a minute', async () => {
    const { said, hear } = start({ answer: () => new Response(null, { status: 404 }) })
    for (let minute = 0; minute < 5; minute += 1) {
      hear()
      await pass(60_000)
    }
    expect(said).toHaveLength(5)
    expect(said.filter(({ before }) => before !== undefined)).toEqual([])
  })

  it('rests while the service is away', async () => {
    const { said, hear } = start()
    hear()
    await pass(SOON_MS)
    hear({ online: false })
    await pass(2 * HEARTBEAT_MS)
    expect(said).toHaveLength(1)
  })
})
