// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../stores/createStore.ts'
import { fixedReleases } from '../testing/fixedReleases.ts'
import { createUpdates } from './createUpdates.ts'
import { watchBuild } from './watchBuild.ts'

beforeEach(() => {
  vi.useFakeTimers()
  window.sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('updates', () => {
  function start() {
    const reload = vi.fn<() => void>()
    const isDirty = createStore(false)
    const page = { addEventListener: window.addEventListener.bind(window), removeEventListener: window.removeEventListener.bind(window), sessionStorage: window.sessionStorage, location: { reload } }
    const release = fixedReleases({ copy: { kor: {}, cn: {}, en: {} } })
    const updates = createUpdates({ window: page as unknown as Window, release, isDirty })
    updates.start()
    return { updates, reload, isDirty }
  }
  const miss = () => {
    const event = new Event('vite:preloadError', { cancelable: true })
    window.dispatchEvent(event)
    return event
  }

  it('reload at once for a file that is gone, but not for ever', () => {
    const { updates, reload } = start()
    expect(miss().defaultPrevented).toBe(true)
    miss()
    expect(reload).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(60_000)
    miss()
    expect(reload).toHaveBeenCalledTimes(2)
    updates.stop()
    miss()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('only offer to reload while something typed would be lost', () => {
    const { updates, reload, isDirty } = start()
    isDirty.set(true)
    miss()
    expect(reload).not.toHaveBeenCalled()
    expect(updates.isOut.getSnapshot()).toBe(true)
    updates.stop()
  })
})

describe('a watched build', () => {
  const visibility = createStore<'visible' | 'hidden'>('visible')

  it('tells of another one that is out', async () => {
    const onNewer = vi.fn<() => void>()
    let out = 'a'
    const poll = watchBuild({ fetch: async () => Promise.resolve(Response.json({ build: out })), visibility, build: 'a', onNewer })
    await vi.advanceTimersByTimeAsync(15 * 60_000)
    expect(onNewer).not.toHaveBeenCalled()
    out = 'b'
    await vi.advanceTimersByTimeAsync(15 * 60_000)
    expect(onNewer).toHaveBeenCalledTimes(1)
    poll.stop()
  })

  it('says nothing when it cannot tell', async () => {
    const onNewer = vi.fn<() => void>()
    const poll = watchBuild({ fetch: async () => Promise.resolve(new Response('gone', { status: 404 })), visibility, build: 'a', onNewer })
    await vi.advanceTimersByTimeAsync(15 * 60_000)
    expect(onNewer).not.toHaveBeenCalled()
    poll.stop()
  })
})
