// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixedReleases } from '../testing/fixedReleases.ts'
import { createUpdates } from './createUpdates.ts'
import type { Update } from './Update.ts'
import { watchBuild } from './watchBuild.ts'
import { createStore } from '../../store/createStore.ts'

beforeEach(() => {
  vi.useFakeTimers()
  window.sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('updates', () => {
  function start(build = 'a', hasMissed = false) {
    const reload = vi.fn<() => void>()
    const isDirty = createStore(false)
    const offered = createStore<Update | undefined>(undefined)
    const page = Object.assign(new EventTarget(), { location: { reload } })
    const release = fixedReleases({ copy: { kor: {}, cn: {}, en: {} } })
    const offerNewer = createUpdates({
      window: page as unknown as Window,
      storage: window.sessionStorage,
      build,
      release,
      isDirty,
      offered,
      hasMissed,
    })
    const miss = async () => {
      page.dispatchEvent(new Event('vite:preloadError'))
      await vi.advanceTimersByTimeAsync(0)
    }
    return { page, miss, offerNewer, reload, isDirty, offered, release }
  }
  it('reload at once for a file that is gone, but once a build', async () => {
    const { miss, reload, offered } = start()
    await miss()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(offered.getSnapshot()).toBeUndefined()
    await miss()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(offered.getSnapshot()?.kind).toBe('missing')

    const next = start('b')
    await next.miss()
    expect(next.reload).toHaveBeenCalledTimes(1)
  })

  it('take care of a file that was found missing before they began', async () => {
    const { reload } = start('a', true)
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('look whether the service is there before they reload, and wait for it', async () => {
    const { miss, reload, offered, release } = start()
    const check = vi.spyOn(release, 'checkNow').mockImplementation(async () => release.tell({ online: false }))
    await miss()
    expect(check).toHaveBeenCalledTimes(1)
    expect(reload).not.toHaveBeenCalled()
    expect(offered.getSnapshot()).toBeUndefined()
    release.tell({ online: true })
    release.tell({ online: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('only offer to reload while something typed would be lost', async () => {
    const { miss, reload, isDirty, offered } = start()
    isDirty.set(true)
    await miss()
    expect(reload).not.toHaveBeenCalled()
    expect(offered.getSnapshot()?.kind).toBe('missing')
    offered.getSnapshot()?.reload()
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('have the worker know of the newer build before they reload', async () => {
    const { page, offerNewer, offered, reload } = start()
    const opened = Promise.withResolvers<undefined>()
    const open = vi.fn<(name: string) => Promise<undefined>>(async () => opened.promise)
    Object.assign(page, { caches: { open } })
    offerNewer()
    offered.getSnapshot()?.reload()
    await vi.advanceTimersByTimeAsync(0)
    expect(open.mock.calls).toEqual([['playbill-newer-build']])
    expect(reload).not.toHaveBeenCalled()
    opened.resolve(undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('reload where the browser forbids to keep anything', async () => {
    const { page, offerNewer, offered, reload } = start()
    Object.defineProperty(page, 'caches', {
      get() {
        throw new Error('The operation is insecure.')
      },
    })
    offerNewer()
    offered.getSnapshot()?.reload()
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('offer to reload when the plans of this build are retired', () => {
    const { reload, offered, release } = start()
    release.tell({ retired: true })
    expect(offered.getSnapshot()?.kind).toBe('newer')
    expect(reload).not.toHaveBeenCalled()
  })

  it('offer a missing file before a newer build, and never the other way', async () => {
    const { miss, offerNewer, isDirty, offered } = start()
    isDirty.set(true)
    offerNewer()
    expect(offered.getSnapshot()?.kind).toBe('newer')
    await miss()
    offerNewer()
    expect(offered.getSnapshot()?.kind).toBe('missing')
  })
})

describe('a watched build', () => {
  const visibility = createStore<'visible' | 'hidden'>('visible')

  it('reports another one that is out', async () => {
    const onNewer = vi.fn<() => void>()
    let out = 'a'
    const poll = watchBuild({
      fetch: async () => Promise.resolve(Response.json({ build: out })),
      visibility,
      build: 'a',
      isKept: false,
      onNewer,
    })
    await vi.advanceTimersByTimeAsync(15 * 60_000)
    expect(onNewer).not.toHaveBeenCalled()
    out = 'b'
    await vi.advanceTimersByTimeAsync(15 * 60_000)
    expect(onNewer).toHaveBeenCalledTimes(1)
    poll.stop()
  })

  it('is asked about at once where the page may be a kept one', async () => {
    const onNewer = vi.fn<() => void>()
    const poll = watchBuild({
      fetch: async () => Promise.resolve(Response.json({ build: 'b' })),
      visibility,
      build: 'a',
      isKept: true,
      onNewer,
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(onNewer).toHaveBeenCalledTimes(1)
    poll.stop()
  })

  it('reports nothing while it is unknown', async () => {
    const onNewer = vi.fn<() => void>()
    const poll = watchBuild({
      fetch: async () => Promise.resolve(new Response('gone', { status: 404 })),
      visibility,
      build: 'a',
      isKept: false,
      onNewer,
    })
    await vi.advanceTimersByTimeAsync(15 * 60_000)
    expect(onNewer).not.toHaveBeenCalled()
    poll.stop()
  })
})
