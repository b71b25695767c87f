import { afterEach, describe, expect, it, vi } from 'vitest'
import { HEARTBEAT_MS } from '../../format/wire/heartbeatMs.ts'
import type { Heartbeat } from '../../format/wire/Heartbeat.ts'
import { FIRST_TRIAL } from '../../format/wire/trial.ts'
import { createListeners } from '../../store/createListeners.ts'
import { createStore } from '../../store/createStore.ts'
import { createHeartbeat, type HeartbeatOptions } from './createHeartbeat.ts'

const SOON_MS = 10_000
const MINUTE = 60_000

type Heard = ReturnType<HeartbeatOptions['releases']['getSnapshot']>

const withHome = (sha: string): Heard['release'] => ({ manifest: { screens: { home: { sha } } } })

type Answer = () => Response | Promise<Response>

function start({ draw = 0.5, counted = 1, answer }: { draw?: number; counted?: number; answer?: Answer } = {}) {
  vi.useFakeTimers({ now: 0 })
  const said: Heartbeat[] = []
  const releases = createStore<Heard>({ seq: 7, lastCheckedAt: null, online: true, counted, release: withHome('aa') })
  const seen = createListeners()
  let isHidden = false
  let isRefused = false
  const heartbeat = createHeartbeat({
    post: async (_, body) => {
      said.push(structuredClone(body) as Heartbeat)
      if (answer) return answer()
      return isRefused
        ? new Response(null, { status: 429 })
        : Response.json({ minute: Math.floor(Date.now() / MINUTE) })
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
    hear: (changed: Partial<Heard> = {}) =>
      releases.set({ ...releases.getSnapshot(), lastCheckedAt: Date.now(), ...changed }),
    hide: (hidden: boolean) => {
      isHidden = hidden
      seen.tell()
    },
    refuse: (refused: boolean) => {
      isRefused = refused
    },
  }
}

const fine = (release: number) => ({ release, faulty: false })
const faulty = (release: number) => ({ release, faulty: true })

afterEach(() => vi.useRealTimers())

const pass = async (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a heartbeat', () => {
  it('says what is shown once the service has been heard, then about every five minutes', async () => {
    const { said, hear } = start()
    await pass(HEARTBEAT_MS)
    expect(said).toEqual([])
    hear()
    await pass(SOON_MS)
    expect(said).toEqual([{ build: 'b1', now: fine(7) }])
    for (let minute = 0; minute < 5; minute += 1) {
      hear()
      await pass(MINUTE)
    }
    expect(said.slice(1)).toEqual([{ build: 'b1', now: fine(7), before: { ...fine(7), minute: 5 } }])
  })

  it('says soon that another release is shown, in place of what it said before', async () => {
    const { said, hear } = start()
    hear()
    await pass(SOON_MS)
    hear({ seq: 8 })
    await pass(SOON_MS)
    expect(said.slice(1)).toMatchObject([{ now: fine(8), before: fine(7) }])
  })

  it('says once that something failed, and with the next release for as long as the screen is the same', async () => {
    const { said, hear, heartbeat } = start()
    hear()
    await pass(SOON_MS)
    heartbeat.fault('home')
    heartbeat.fault('home')
    await pass(SOON_MS)
    hear({ seq: 8 })
    await pass(SOON_MS)
    hear({ seq: 9, release: withHome('bb') })
    await pass(SOON_MS)
    heartbeat.fault('app')
    await pass(SOON_MS)
    hear({ seq: 10 })
    await pass(SOON_MS)
    expect(said.slice(1).map(({ now }) => now)).toEqual([faulty(7), faulty(8), fine(9), faulty(9), fine(10)])
  })

  it('says that the platform refused to move money, under the release that showed then', async () => {
    const { said, hear, heartbeat } = start()
    hear()
    await pass(SOON_MS)
    heartbeat.refuse()
    heartbeat.refuse()
    await pass(SOON_MS)
    hear({ seq: 8 })
    await pass(SOON_MS)
    expect(said.slice(1)).toMatchObject([
      { now: { ...fine(7), refused: true }, before: fine(7) },
      { now: fine(8), before: { ...fine(7), refused: true } },
    ])
    expect(said[2]?.now).toEqual(fine(8))
  })

  it('says so for five minutes', async () => {
    const { said, hear, heartbeat } = start()
    hear()
    await pass(SOON_MS)
    heartbeat.refuse()
    await pass(SOON_MS)
    for (let minute = 0; minute < 10; minute += 1) {
      hear()
      await pass(MINUTE)
    }
    expect(said.map(({ now }) => now?.refused)).toEqual([undefined, true, true, undefined, undefined])
  })

  it('says so for five minutes after the last refusal', async () => {
    const { said, hear, heartbeat } = start()
    hear()
    await pass(SOON_MS)
    heartbeat.refuse()
    await pass(4 * MINUTE)
    heartbeat.refuse()
    for (let minute = 4; minute < 12; minute += 1) {
      hear()
      await pass(MINUTE)
    }
    const refusedAt = said.map(({ now }) => now?.refused === true)
    expect(refusedAt).toEqual([false, true, true, false])
  })

  it('leaves what failed in a trial behind with the trial', async () => {
    const { said, hear, heartbeat } = start()
    hear({ seq: FIRST_TRIAL + 1 })
    await pass(SOON_MS)
    heartbeat.fault('home')
    await pass(SOON_MS)
    hear({ seq: 7 })
    await pass(SOON_MS)
    heartbeat.fault('home')
    await pass(SOON_MS)
    hear({ seq: FIRST_TRIAL + 2 })
    await pass(SOON_MS)
    expect(said.map(({ now }) => now)).toEqual([
      fine(FIRST_TRIAL + 1),
      faulty(FIRST_TRIAL + 1),
      fine(7),
      faulty(7),
      fine(FIRST_TRIAL + 2),
    ])
  })

  it('takes back what it said when the page is no longer seen, and begins again when it is', async () => {
    const { said, hear, hide } = start()
    hear()
    await pass(SOON_MS)
    hide(true)
    hide(true)
    await pass(2 * HEARTBEAT_MS)
    hide(false)
    await pass(SOON_MS)
    expect(said.slice(1)).toEqual([
      { build: 'b1', before: { ...fine(7), minute: 0 } },
      { build: 'b1', now: fine(7) },
    ])
  })

  it('waits for the answer before it takes back what it is just saying', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { said, hear, hide } = start({ answer: () => promise })
    hear()
    await pass(SOON_MS)
    hide(true)
    expect(said).toHaveLength(1)
    resolve(Response.json({ minute: 3 }))
    await pass(0)
    expect(said.slice(1)).toMatchObject([{ before: { ...fine(7), minute: 3 } }])
  })

  it('comes from those that are counted alone, and is taken back where fewer are counted', async () => {
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
    const { said, hear } = start({ draw: 0.5 })
    hear()
    await pass(SOON_MS)
    hear({ counted: 0.1 })
    await pass(2 * HEARTBEAT_MS)
    expect(said.slice(1)).toMatchObject([{ before: fine(7) }])
  })

  it('replaces what was heard last when it was refused meanwhile, and waits longer each time', async () => {
    const { said, hear, refuse } = start()
    hear()
    await pass(SOON_MS)
    refuse(true)
    hear({ seq: 8 })
    await pass(SOON_MS)
    for (let looks = 0; looks < 60; looks += 1) {
      hear()
      await pass(SOON_MS)
    }
    expect(said.length).toBeLessThan(8)
    refuse(false)
    await pass(HEARTBEAT_MS)
    expect(said.at(-1)).toMatchObject({ now: fine(8), before: { ...fine(7), minute: 0 } })
  })

  it('asks a service that does not know it once', async () => {
    const { said, hear, hide } = start({ answer: () => new Response(null, { status: 404 }) })
    for (let looks = 0; looks < 60; looks += 1) {
      hear()
      await pass(SOON_MS)
    }
    hide(true)
    expect(said).toHaveLength(1)
  })

  it('rests while the service is away, however often that is, and goes on where it was', async () => {
    const { said, hear } = start()
    hear()
    for (let minute = 0; minute < 12; minute += 1) {
      await pass(MINUTE - 5000)
      hear({ online: false })
      await pass(5000)
      hear({ online: true })
    }
    await pass(SOON_MS)
    expect(said).toHaveLength(3)
  })
})
