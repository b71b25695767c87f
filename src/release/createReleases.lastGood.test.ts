import { describe, expect, test } from 'vitest'
import { createMemoryStorage } from './testing/createMemoryStorage.ts'
import type { ReleasesOptions, ReleaseStorage } from './ReleasesOptions.ts'
import { buildRelease } from './testing/buildRelease.ts'
import { settle } from './testing/createFakeClock.ts'
import { createTab, raised, renamed } from './testing/createTab.ts'
import { loadRelease } from './LoadedRelease.ts'

describe('the last good release', () => {
  const start = async (storage: ReleaseStorage, options: Partial<ReleasesOptions> = {}) => {
    const tab = createTab({ storage, ...options })
    tab.origin.cut(true)
    await tab.releases.start()
    return tab
  }

  test('plays at the next start, with the service gone', async () => {
    const { releases, origin, storage } = createTab()
    origin.publish(raised, { seq: 4 })
    await releases.checkNow()
    await settle()

    const next = await start(storage)
    expect(next.releases.getSnapshot()).toMatchObject({ source: 'lastGood', seq: 4 })
    expect(next.minimum()).toBe('500')
    next.releases.stop()
  })

  test('becomes live without a fetch when the head is the same', async () => {
    const first = createTab()
    first.origin.publish(raised, { seq: 4 })
    await first.releases.checkNow()
    await settle()

    const next = createTab({ storage: first.storage })
    next.origin.publish(raised, { seq: 4 })
    await next.releases.start()
    await settle()
    expect(next.releases.getSnapshot()).toMatchObject({ source: 'live', seq: 4 })
    expect(next.files()).toEqual([])
    next.releases.stop()
  })

  test('is passed over by a build with another baseline', async () => {
    const { releases, origin, storage } = createTab()
    origin.publish(raised, { seq: 4 })
    await releases.checkNow()
    await settle()

    const next = await start(storage, { baseline: loadRelease(buildRelease({ baseline: 'baseline-2' })) })
    expect(next.releases.getSnapshot().source).toBe('baseline')
    next.releases.stop()
  })

  test('is the one before when the newest slot is damaged', async () => {
    const { releases, origin, storage } = createTab()
    for (const [release, seq] of [
      [raised, 4],
      [renamed, 5],
    ] as const) {
      origin.publish(release, { seq })
      await releases.checkNow()
      await settle()
    }
    const newest = storage.slots.get('b') as { head: { seq: number }; files: Record<string, string> }
    expect(newest.head.seq).toBe(5)
    newest.files[renamed.manifest.copy.en] = '{"recharge.title":"Free money"}'

    const next = await start(storage)
    expect(next.releases.getSnapshot()).toMatchObject({ source: 'lastGood', seq: 4 })
    expect(next.problems).toEqual([{ code: 'wrong-hash', file: renamed.manifest.copy.en }])
    next.releases.stop()
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a number', 1],
    ['files of another kind', { order: 1, baseline: 'baseline-1', head: {}, files: 3 }],
    ['a head that is not one', { order: 1, baseline: 'baseline-1', head: { seq: 'x' }, files: {} }],
    ['no files', { order: 1, baseline: 'baseline-1', head: { seq: 1, sha: raised.sha, at: '2026-01-01' }, files: {} }],
  ])('is not found in a slot with %s', async (_, content) => {
    const storage = createMemoryStorage()
    storage.slots.set('a', content)
    const { releases } = await start(storage)
    expect(releases.getSnapshot().source).toBe('baseline')
    releases.stop()
  })

  test('is given up when the device refuses to keep it', async () => {
    const refuse = async () => Promise.reject(new Error('no IndexedDB'))
    const { releases, origin, problems, minimum } = createTab({ storage: { read: refuse, write: refuse } })
    origin.publish(raised, { seq: 4 })
    await releases.start()
    await settle()
    expect(minimum()).toBe('500')
    expect(problems).toEqual([{ code: 'storage' }])
    releases.stop()
  })

  test('is not waited for when the device’s storage hangs', async () => {
    const hang = async () => new Promise<never>(() => undefined)
    const { releases, origin, clock, minimum } = createTab({ storage: { read: hang, write: hang } })
    origin.publish(raised, { seq: 4 })
    const started = releases.start()
    await clock.advance(1000)
    await started
    await settle()
    expect(minimum()).toBe('500')
    origin.publish(renamed, { seq: 5 })
    await releases.checkNow()
    expect(releases.getSnapshot().seq).toBe(5)
    releases.stop()
  })
})
