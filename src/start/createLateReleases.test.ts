import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { compileTestRelease } from '../app/testing/compileTestRelease.ts'
import { type HeldRelease, loadRelease } from '../release/LoadedRelease.ts'
import { createLateReleases } from './createLateReleases.ts'
import type { Releases } from '../release/createReleases.ts'
import { joinRelease, splitFirst } from './releaseParts.ts'
import { createPlainReleases } from '../app/release/createPlainReleases.ts'

const compiled = compileTestRelease()
const baseline = loadRelease(compiled)
const late = (load: () => Promise<Releases>) =>
  createLateReleases(baseline, async () => Promise.reject(new TypeError('It is here.')), load)

/** The build's own release as its first screen needs it. */
const words = { en: { 'test.home': 'News' } }
const first = loadRelease(joinRelease(splitFirst(compiled, 'home', words)), {
  words,
})

describe('late releases', () => {
  it('play the build’s own release until the client has come, then what it plays', async () => {
    const live = createPlainReleases(compiled)
    const releases = late(async () => Promise.resolve(live))
    const listener = vi.fn<() => void>()
    releases.subscribe(listener)
    expect(releases.getSnapshot()).toMatchObject({ source: 'baseline', seq: 0 })
    await releases.start()
    live.play(compileTestRelease({ copy: { 'test.home': 'Newer news' } }))
    expect(releases.getSnapshot()).toMatchObject({ source: 'live', seq: 1 })
    expect(releases.getSnapshot().release.copy('en')?.['test.home']).toBe('Newer news')
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('start the client once, and not after they were stopped', async () => {
    const start = vi.fn<() => Promise<void>>(async () => Promise.resolve())
    const load = vi.fn<() => Promise<ReturnType<typeof createPlainReleases>>>(async () =>
      Promise.resolve({ ...createPlainReleases(compiled), start }),
    )
    const releases = late(load)
    const starting = releases.start()
    releases.stop()
    await starting
    expect(start).not.toHaveBeenCalled()
    await releases.start()
    await releases.start()
    expect(load).toHaveBeenCalledTimes(1)
    expect(start).toHaveBeenCalledTimes(2)
  })

  it('play the build’s own release on when the client cannot be loaded, say that they are alone, and try again', async () => {
    const load = vi.fn<() => Promise<ReturnType<typeof createPlainReleases>>>(async () =>
      Promise.reject(new TypeError('offline')),
    )
    const releases = late(load)
    await releases.start()
    expect(releases.getSnapshot()).toMatchObject({ source: 'baseline', online: false })
    load.mockResolvedValue(createPlainReleases(baseline))
    await releases.checkNow()
    expect(load).toHaveBeenCalledTimes(2)
    expect(releases.getSnapshot().online).toBe(true)
  })

  it('ask for the client again by themselves until it comes, and not once they were stopped', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const load = vi.fn<() => Promise<ReturnType<typeof createPlainReleases>>>(async () =>
      Promise.reject(new TypeError('offline')),
    )
    const releases = late(load)
    await releases.start()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(load.mock.calls.length).toBeGreaterThan(2)
    releases.stop()
    load.mockClear()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(load).not.toHaveBeenCalled()

    await releases.start()
    load.mockResolvedValue(createPlainReleases(baseline))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(releases.getSnapshot().online).toBe(true)
    load.mockClear()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(load).not.toHaveBeenCalled()
  })

  it('wait for the client to load the copy of a language, and give up where it cannot be loaded', async () => {
    const wantCopy = vi.fn<() => Promise<void>>(async () => Promise.resolve())
    const load = vi.fn<() => Promise<ReturnType<typeof createPlainReleases>>>(async () =>
      Promise.reject(new TypeError('offline')),
    )
    const releases = late(load)
    await releases.wantCopy('cn')
    load.mockResolvedValue({ ...createPlainReleases(baseline), wantCopy })
    await releases.wantCopy('cn')
    expect(wantCopy.mock.calls).toEqual([['cn']])
  })

  it('play the whole of the build’s own release before the client comes, with what is there already as it was', async () => {
    const bringWhole = vi.fn<() => Promise<HeldRelease>>(async () =>
      Promise.resolve(loadRelease(compiled, { previous: first })),
    )
    const load = vi.fn<() => Promise<Releases>>(async () => new Promise(() => undefined))
    const releases = createLateReleases(first, bringWhole, load)
    const listener = vi.fn<() => void>()
    releases.subscribe(listener)
    const before = releases.getSnapshot().release
    const [home, settings] = [before.screen('home'), before.settings()]
    expect([before.isWhole, before.screen('login'), before.copy('kor')]).toEqual([false, undefined, undefined])
    releases.wantWhole()
    await releases.whole()
    const { release } = releases.getSnapshot()
    expect(release.isWhole).toBe(true)
    expect(release.screen('home')).toBe(home)
    expect(release.settings()).toBe(settings)
    expect(release.screen('login')?.id).toBe('login')
    expect(release.copy('kor')).toEqual(baseline.copy('kor'))
    expect(bringWhole).toHaveBeenCalledTimes(1)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('ask again for the whole of it where it did not come', async () => {
    const bringWhole = vi.fn<() => Promise<HeldRelease>>(async () => Promise.reject(new TypeError('offline')))
    const releases = createLateReleases(first, bringWhole, async () => Promise.reject(new TypeError('offline')))
    await expect(releases.whole()).rejects.toThrow('offline')
    expect(releases.getSnapshot().release).toBe(first)
    bringWhole.mockResolvedValue(baseline)
    releases.wantWhole()
    await vi.waitFor(() => expect(releases.getSnapshot().release.isWhole).toBe(true))
  })
})
