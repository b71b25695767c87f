// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followDraft } from './followDraft.ts'
import type { PhoneState } from './PhoneState.ts'

const TOKEN = 'T'.repeat(43)
const MINUTE = 60_000
const draft = (sha: string, files: Record<string, string>, leftMs = 15 * MINUTE) => ({
  leftMs,
  isBroken: false,
  release: { sha, manifest: { screens: {} }, files },
})
const same = { leftMs: 15 * MINUTE, isBroken: false }

describe('a phone that follows the draft', () => {
  let states: PhoneState[]
  let stop: () => void
  let visibility: DocumentVisibilityState
  const fetch = vi.fn<typeof globalThis.fetch>()
  const answer = (body: object, status = 200) =>
    fetch.mockImplementationOnce(async () => Promise.resolve(Response.json(body, { status })))
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const last = () => states.at(-1)

  async function follow(at = ''): Promise<void> {
    stop = followDraft({ token: TOKEN, at, fetch, document, onState: (state) => void states.push(state) })
    await pass(0)
  }

  function turn(next: DocumentVisibilityState): void {
    visibility = next
    document.dispatchEvent(new Event('visibilitychange'))
  }

  beforeEach(() => {
    vi.useFakeTimers()
    states = []
    visibility = 'visible'
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
    fetch.mockReset().mockImplementation(async () => Promise.resolve(Response.json(same)))
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('sends its token only in a header, and no cookie', async () => {
    await follow()
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(url).toBe('/phone-api/draft')
    expect(init).toMatchObject({
      headers: { authorization: `Bearer ${TOKEN}` },
      credentials: 'omit',
      cache: 'no-store',
    })
    expect(init?.method).toBeUndefined()
  })

  it('asks for the draft of the moment that it plays', async () => {
    answer(draft('one', { a: '1' }))
    await follow('2026-11-28T09:00:00+09:00')
    expect(fetch.mock.calls[0]?.[0]).toBe('/phone-api/draft?at=2026-11-28T00%3A00%3A00.000Z')
    await pass(1_000)
    expect(fetch.mock.lastCall?.[0]).toBe('/phone-api/draft?have=one&at=2026-11-28T00%3A00%3A00.000Z')
  })

  it('asks only for what changed, each second, and plays it with what it had', async () => {
    answer(draft('one', { a: '1', b: '2' }))
    await follow()
    expect(last()).toMatchObject({ kind: 'playing', release: { sha: 'one' } })
    await pass(1_000)
    expect(fetch.mock.calls.at(-1)?.[0]).toBe('/phone-api/draft?have=one')
    const before = last()?.release
    answer(draft('two', { b: '3' }))
    await pass(1_000)
    expect(Object.fromEntries(last()?.release?.files ?? [])).toEqual({ a: '1', b: '3' })
    await pass(1_000)
    expect(last()?.release).not.toBe(before)
    expect(last()?.release).toBe(states.at(-2)?.release)
  })

  it('goes on with the last good one while the draft is broken or the desk is away, and says so', async () => {
    answer({ leftMs: MINUTE, isBroken: true })
    await follow()
    expect(last()).toEqual({ kind: 'broken' })
    answer(draft('one', { a: '1' }))
    await pass(1_000)
    answer({ leftMs: MINUTE, isBroken: true })
    await pass(1_000)
    expect(last()).toMatchObject({ kind: 'broken', release: { sha: 'one' } })
    for (const fail of [
      async () => Promise.reject(new TypeError('offline')),
      async () => Promise.resolve(new Response('', { status: 503 })),
    ]) {
      fetch.mockImplementationOnce(fail)
      await pass(3_000)
      expect(last()).toMatchObject({ kind: 'unreachable', release: { sha: 'one' } })
    }
    await pass(3_000)
    expect(last()?.kind).toBe('playing')
  })

  it('looks again at once when the network or somebody is back, and not while nobody looks', async () => {
    await follow()
    turn('hidden')
    const asked = fetch.mock.calls.length
    await pass(MINUTE)
    expect(fetch).toHaveBeenCalledTimes(asked)
    turn('visible')
    await pass(0)
    expect(fetch).toHaveBeenCalledTimes(asked + 1)
    fetch.mockImplementationOnce(async () => Promise.reject(new TypeError('offline')))
    await pass(1_000)
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(last()?.kind).toBe('playing')
  })

  it('lets go of the draft once the desk refuses, and asks no more', async () => {
    answer(draft('one', { a: '1' }))
    await follow()
    answer({ code: 'preview-ended' }, 401)
    await pass(1_000)
    expect(last()).toEqual({ kind: 'ended' })
    const asked = fetch.mock.calls.length
    turn('visible')
    window.dispatchEvent(new Event('online'))
    await pass(MINUTE)
    expect(fetch).toHaveBeenCalledTimes(asked)
  })

  it('ends by itself when its time is over and the desk cannot be asked', async () => {
    answer(draft('one', { a: '1' }, MINUTE))
    await follow()
    fetch.mockImplementation(async () => Promise.reject(new TypeError('offline')))
    await pass(MINUTE - 4_000)
    expect(last()?.kind).toBe('unreachable')
    await pass(7_000)
    expect(last()).toEqual({ kind: 'ended' })
  })

  it('knows that its time is over also after a sleep in which its steady clock stopped', async () => {
    answer(draft('one', { a: '1' }, MINUTE))
    await follow()
    turn('hidden')
    const asked = fetch.mock.calls.length
    vi.setSystemTime(Date.now() + 2 * MINUTE)
    turn('visible')
    await pass(0)
    expect(last()).toEqual({ kind: 'ended' })
    expect(fetch).toHaveBeenCalledTimes(asked)
  })

  it('asks one thing at a time', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    fetch.mockImplementationOnce(() => promise)
    await follow()
    turn('visible')
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(fetch).toHaveBeenCalledTimes(1)
    resolve(Response.json(same))
    await pass(0)
    expect(last()?.kind).toBe('playing')
  })
})
