import { describe, expect, test, vi } from 'vitest'
import { limits } from '../format/release.ts'
import { createMemoryStorage } from './createMemoryStorage.ts'
import { createReleases } from './createReleases.ts'
import type { ReleaseProblem } from './ReleaseProblem.ts'
import type { ReleasesOptions } from './ReleasesOptions.ts'
import type { ReleaseStorage } from './ReleaseStorage.ts'
import { addressOf, buildRelease } from './testing/buildRelease.ts'
import { createFakeBrowser, createFakeVisibility } from './testing/createFakeBrowser.ts'
import { createFakeClock, settle } from './testing/createFakeClock.ts'
import { createFakeOrigin } from './testing/createFakeOrigin.ts'

const baseline = buildRelease()
const raised = buildRelease({ bankMin: '500' })
const renamed = buildRelease({ bankMin: '500', title: 'Top up' })
const HEAD = 'release/1/head.json'

function createTab(options: Partial<ReleasesOptions> = {}) {
  const clock = createFakeClock()
  const origin = createFakeOrigin()
  const visibility = createFakeVisibility()
  const storage = createMemoryStorage()
  const problems: ReleaseProblem[] = []
  const releases = createReleases({
    baseline,
    fetch: origin.fetch,
    storage,
    clock,
    random: () => 0.5,
    plan: 1,
    visibility,
    report: (problem) => problems.push(problem),
    ...options,
  })
  const files = () => origin.requests.map(({ path }) => path).filter((path) => path.includes('/files/'))
  const minimum = () => releases.getSnapshot().release.settings().values.recharge.bank.min
  return { clock, origin, visibility, storage, problems, releases, files, minimum }
}

describe('what plays', () => {
  test('is the baseline before anything else is known', () => {
    const { releases } = createTab()
    expect(releases.getSnapshot()).toMatchObject({
      source: 'baseline',
      seq: 0,
      retired: false,
      lastCheckedAt: null,
      online: true,
    })
    expect(releases.getSnapshot().release.copy('en')).toEqual({ 'recharge.title': 'Deposit en' })
    expect(releases.getSnapshot().release.screen('home')).toMatchObject({ id: 'home' })
    expect(releases.getSnapshot().release.screen('constructor')).toBeUndefined()
  })

  test('becomes the head, and subscribers hear of it', async () => {
    const { releases, origin, minimum, clock } = createTab()
    const listener = vi.fn<() => void>()
    const unsubscribe = releases.subscribe(listener)
    origin.publish(raised, { seq: 4 })
    await releases.checkNow()

    expect(releases.getSnapshot()).toMatchObject({ source: 'live', seq: 4, lastCheckedAt: clock.now(), online: true })
    expect(minimum()).toBe('500')
    expect(listener).toHaveBeenCalled()

    unsubscribe()
    listener.mockClear()
    origin.publish(renamed, { seq: 5 })
    await releases.checkNow()
    expect(listener).not.toHaveBeenCalled()
  })

  test('costs only the files that changed', async () => {
    const { releases, origin, files } = createTab()
    origin.publish(raised, { seq: 1 })
    await releases.checkNow()
    expect(files().sort()).toEqual([raised.sha, raised.manifest.settings].map((sha) => `release/files/${sha}.json`).sort())
  })

  test('keeps the parsed files that did not change', async () => {
    const { releases, origin } = createTab()
    const before = releases.getSnapshot().release
    const [home, copy, settings] = [before.screen('home'), before.copy('kor'), before.settings()]
    origin.publish(raised, { seq: 1 })
    await releases.checkNow()

    const after = releases.getSnapshot().release
    expect(after.screen('home')).toBe(home)
    expect(after.copy('kor')).toBe(copy)
    expect(after.settings()).not.toBe(settings)
  })

  test('stays the same object while the head stays the same', async () => {
    const { releases, origin } = createTab()
    origin.publish(baseline, { seq: 7 })
    await releases.checkNow()
    const { release } = releases.getSnapshot()
    await releases.checkNow()
    expect(releases.getSnapshot()).toMatchObject({ source: 'live', seq: 7 })
    expect(releases.getSnapshot().release).toBe(release)
  })

  test('says when the plans it can read are retired, and plays on', async () => {
    const { releases, origin, minimum } = createTab()
    origin.publish(raised, { seq: 1 })
    await releases.checkNow()
    origin.publish(raised, { seq: 1, retired: true })
    await releases.checkNow()
    expect(releases.getSnapshot().retired).toBe(true)
    expect(minimum()).toBe('500')
  })

  test('swaps in one step however the files arrive', async () => {
    const { releases, origin } = createTab()
    origin.publish(renamed, { seq: 1 })
    const seen = new Set<string>()
    releases.subscribe(() => {
      const { release } = releases.getSnapshot()
      seen.add(`${release.settings().values.recharge.bank.min} ${release.copy('en')['recharge.title']}`)
    })
    await releases.checkNow()
    expect([...seen]).toEqual(['100 Deposit en', '500 Top up en'])
  })
})

describe('a bad answer leaves what plays alone and is reported', () => {
  const settings = `release/files/${raised.manifest.settings}.json`
  const bad = (text: string | Uint8Array<ArrayBuffer>) => () => new Response(text)
  const text = raised.files.get(raised.manifest.settings) ?? ''

  test.each<[string, string, () => Response, ReleaseProblem]>([
    ['an altered file', settings, bad(text.replace('500', '900')), { code: 'wrong-hash', file: raised.manifest.settings }],
    ['a truncated file', settings, bad(text.slice(0, -4)), { code: 'wrong-hash', file: raised.manifest.settings }],
    ['an empty file', settings, bad(''), { code: 'wrong-hash', file: raised.manifest.settings }],
    [
      'an endless file',
      settings,
      bad(new Uint8Array(limits.fileBytes + 1)),
      { code: 'too-large', file: raised.manifest.settings },
    ],
    [
      'a file that says it is too long',
      settings,
      () => new Response('{}', { headers: { 'content-length': '99999999' } }),
      { code: 'too-large', file: raised.manifest.settings },
    ],
    ['a page instead of a head', HEAD, bad('<!doctype html>'), { code: 'bad-head' }],
    ['a head without an address', HEAD, bad('{"seq":1,"at":"2026-01-01T00:00:00Z"}'), { code: 'bad-head' }],
    ['a head that is too long', HEAD, bad(' '.repeat(600)), { code: 'too-large' }],
  ])('%s', async (_, path, answer, problem) => {
    const { releases, origin, problems, minimum } = createTab()
    origin.publish(raised, { seq: 1 })
    origin.answer(path, answer)
    await releases.checkNow()

    expect(minimum()).toBe('100')
    expect(releases.getSnapshot()).toMatchObject({ source: 'baseline', seq: 0 })
    expect(problems).toEqual([problem])

    await releases.checkNow()
    expect(problems).toHaveLength(1)

    origin.answer(path, null)
    await releases.checkNow()
    expect(minimum()).toBe('500')
  })

  test.each<[string, ReturnType<typeof buildRelease>, string]>([
    ['a release for another version of plans', { ...buildRelease({ plan: 2 }) }, 'wrong-plan'],
    ['a manifest that is none', rooted({ plan: 1 }), 'bad-manifest'],
    ['a manifest with too many screens', rooted(crowded()), 'bad-manifest'],
    ['a manifest with a path for an address', rooted({ ...baseline.manifest, lists: '../../api/user' }), 'bad-manifest'],
    ['a file nested too deep', withLists(`${'['.repeat(100)}${']'.repeat(100)}`), 'too-large'],
    ['a file that is not JSON', withLists('{"choices":'), 'not-json'],
  ])('%s', async (_, release, code) => {
    const { releases, origin, problems, minimum } = createTab()
    origin.publish({ ...release, manifest: { ...release.manifest, plan: 1 } }, { seq: 1 })
    await releases.checkNow()
    expect(minimum()).toBe('100')
    expect(problems.map((problem) => problem.code)).toEqual([code])
  })

  test('a release that is too large as a whole', async () => {
    const { releases, origin, problems } = createTab()
    const wide = rooted({
      ...baseline.manifest,
      screens: Object.fromEntries(
        Array.from({ length: 10 }, (_, index) => {
          const sha = addressOf(bulk(index))
          return [`s${index}`, { sha, path: `/s${index}`, access: 'visitor', cached: false }]
        }),
      ),
    })
    for (let index = 0; index < 10; index += 1) (wide.files as Map<string, string>).set(addressOf(bulk(index)), bulk(index))
    origin.publish({ ...wide, manifest: baseline.manifest }, { seq: 1 })
    await releases.checkNow()
    expect(problems).toEqual([{ code: 'too-large', file: wide.sha }])
  })

  test('a bad copy in the browser’s cache is read past', async () => {
    const { releases, origin, minimum, problems } = createTab()
    origin.publish(raised, { seq: 1 })
    origin.answer(settings, () => {
      origin.answer(settings, null)
      return new Response('stale')
    })
    await releases.checkNow()
    expect(minimum()).toBe('500')
    expect(problems).toEqual([])
    expect(origin.requests.filter(({ path }) => path === settings).map(({ cache }) => cache)).toEqual(['default', 'reload'])
  })
})

describe('an older head', () => {
  test('that a cache replays is not followed', async () => {
    const { releases, origin, minimum } = createTab()
    origin.publish(baseline, { seq: 8 })
    origin.publish(raised, { seq: 9 })
    await releases.checkNow()
    origin.publish(baseline, { seq: 8 })
    await releases.checkNow()
    await releases.checkNow()
    origin.publish(raised, { seq: 9 })
    await releases.checkNow()
    origin.publish(baseline, { seq: 8 })
    await releases.checkNow()
    await releases.checkNow()

    expect(releases.getSnapshot().seq).toBe(9)
    expect(minimum()).toBe('500')
  })

  test('that stays the origin’s answer comes from a restored backup and is followed', async () => {
    const { releases, origin, minimum } = createTab()
    origin.publish(raised, { seq: 9 })
    await releases.checkNow()
    origin.publish(baseline, { seq: 8 })
    for (let poll = 0; poll < 3; poll += 1) await releases.checkNow()
    expect(releases.getSnapshot().seq).toBe(8)
    expect(minimum()).toBe('100')
  })

  test('with a later time is followed at once', async () => {
    const { releases, origin } = createTab()
    origin.publish(raised, { seq: 9, at: '2026-01-01T00:00:00Z' })
    await releases.checkNow()
    origin.publish(renamed, { seq: 3, at: '2026-01-02T00:00:00Z' })
    await releases.checkNow()
    expect(releases.getSnapshot().seq).toBe(3)
  })
})

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

    const next = await start(storage, { baseline: buildRelease({ baseline: 'baseline-2' }) })
    expect(next.releases.getSnapshot().source).toBe('baseline')
    next.releases.stop()
  })

  test('is the one before when the newest slot is damaged', async () => {
    const { releases, origin, storage } = createTab()
    for (const [release, seq] of [[raised, 4], [renamed, 5]] as const) {
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
    ['a head that is none', { order: 1, baseline: 'baseline-1', head: { seq: 'x' }, files: {} }],
    ['no files', { order: 1, baseline: 'baseline-1', head: { seq: 1, sha: raised.sha, at: '2026-01-01' }, files: {} }],
  ])('is not found in a slot with %s', async (_, content) => {
    const storage = createMemoryStorage()
    storage.slots.set('a', content)
    const { releases } = await start(storage)
    expect(releases.getSnapshot().source).toBe('baseline')
    releases.stop()
  })

  test('is done without when the device refuses to keep it', async () => {
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

describe('polling', () => {
  test.each([
    [0, 48_000],
    [0.5, 60_000],
    [1, 72_000],
  ])('asks again a minute later, give or take a fifth (%d)', async (random, wait) => {
    const { releases, origin, clock } = createTab({ random: () => random })
    origin.publish(raised, { seq: 1 })
    await releases.start()
    await settle()
    expect(clock.waiting()).toContain(wait)
    releases.stop()
  })

  test('brings a release to a page without a stream', async () => {
    const { releases, origin, clock, minimum } = createTab()
    origin.publish(baseline, { seq: 1 })
    await releases.start()
    await settle()
    origin.publish(raised, { seq: 2 })
    await clock.advance(60_000)
    expect(minimum()).toBe('500')
    releases.stop()
  })

  test('backs off while the service is away and goes on when it is back', async () => {
    const { releases, origin, clock, minimum, problems } = createTab()
    origin.cut(true)
    await releases.start()
    await settle()
    expect(releases.getSnapshot().online).toBe(false)

    const waits: (number | undefined)[] = []
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const wait = clock.waiting().at(-1)
      waits.push(wait)
      await clock.advance(wait ?? 0)
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])

    origin.cut(false)
    origin.publish(raised, { seq: 1 })
    await clock.advance(30_000)
    expect(minimum()).toBe('500')
    expect(releases.getSnapshot().online).toBe(true)
    expect(clock.waiting()).toContain(60_000)
    expect(problems).toEqual([])
    releases.stop()
  })

  test('gives up on an answer that does not come', async () => {
    const { releases, origin, clock } = createTab()
    origin.answer(HEAD, async () => new Promise<never>(() => undefined))
    const checked = releases.checkNow()
    await clock.advance(20_000)
    await checked
    expect(releases.getSnapshot().online).toBe(false)
  })

  test('pauses while the page is hidden and asks once on return', async () => {
    const { releases, origin, clock, visibility } = createTab()
    origin.publish(raised, { seq: 1 })
    await releases.start()
    await settle()
    const asked = () => origin.requests.filter(({ path }) => path === HEAD).length

    visibility.set(true)
    await clock.advance(600_000)
    expect(asked()).toBe(1)
    visibility.set(false)
    await settle()
    expect(asked()).toBe(2)
    releases.stop()
  })

  test('is one request however many ask at once', async () => {
    const { releases, origin } = createTab()
    origin.publish(raised, { seq: 1 })
    await Promise.all([releases.checkNow(), releases.checkNow(), releases.checkNow()])
    expect(origin.requests.filter(({ path }) => path === HEAD)).toEqual([{ path: HEAD, cache: 'no-cache' }])
  })

  test('ends with stop', async () => {
    const { releases, origin, clock } = createTab()
    origin.publish(raised, { seq: 1 })
    await releases.start()
    await settle()
    releases.stop()
    const { length } = origin.requests
    await clock.advance(600_000)
    expect(origin.requests).toHaveLength(length)
  })
})

describe('tabs of one browser', () => {
  const createTabs = () => {
    const browser = createFakeBrowser()
    const { events, locks } = browser
    const tab = () => createTab({ events, locks, channel: browser.channel() })
    return { browser, first: tab(), second: tab() }
  }

  const startBoth = async () => {
    const { browser, first, second } = createTabs()
    for (const tab of [first, second]) {
      tab.origin.publish(baseline, { seq: 1 })
      await tab.releases.start()
    }
    await settle()
    return { browser, first, second }
  }

  test('share one stream, and what it says reaches both at once', async () => {
    const { browser, first, second } = await startBoth()
    expect(browser.open().map((stream) => stream.url)).toEqual(['release/events?plan=1'])

    first.origin.publish(raised, { seq: 2 })
    const head = second.origin.publish(raised, { seq: 2 })
    browser.open()[0]?.emit('head', JSON.stringify(head))
    await settle()

    for (const tab of [first, second]) {
      expect(tab.minimum()).toBe('500')
      expect(tab.origin.requests.filter(({ path }) => path === HEAD)).toHaveLength(1)
      tab.releases.stop()
    }
  })

  test('hand the stream on when the listening one is hidden', async () => {
    const { browser, first, second } = await startBoth()
    first.visibility.set(true)
    await settle()
    expect(browser.streams).toHaveLength(2)
    expect(browser.open()).toHaveLength(1)

    second.visibility.set(true)
    await settle()
    expect(browser.open()).toHaveLength(0)

    first.visibility.set(false)
    await settle()
    expect(browser.open()).toHaveLength(1)
    first.releases.stop()
    second.releases.stop()
    await settle()
    expect(browser.open()).toHaveLength(0)
  })

  test('tell one another what a poll found', async () => {
    const { first, second } = await startBoth()
    first.origin.publish(raised, { seq: 2 })
    second.origin.publish(raised, { seq: 2 })
    await first.releases.checkNow()
    await settle()
    expect(second.minimum()).toBe('500')
  })

  test('do not believe a message that is no head', async () => {
    const browser = createFakeBrowser()
    const tab = createTab({ channel: browser.channel() })
    tab.origin.publish(baseline, { seq: 1 })
    await tab.releases.start()
    await settle()
    const stranger = browser.channel()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    stranger.postMessage({ seq: 9, sha: '../x', at: 'now' })
    await settle()
    expect(tab.releases.getSnapshot().seq).toBe(1)
    expect(tab.problems).toEqual([])
    tab.releases.stop()
  })

  test('each poll, without a stream, where there are no locks', async () => {
    const browser = createFakeBrowser()
    const tab = createTab({ events: browser.events })
    tab.origin.publish(raised, { seq: 1 })
    await tab.releases.start()
    await settle()
    expect(browser.streams).toHaveLength(0)
    expect(tab.minimum()).toBe('500')
    tab.releases.stop()
  })

  test('open the stream again, later each time, after the service turned it away', async () => {
    const { browser, first, second } = await startBoth()
    second.releases.stop()
    for (const wait of [1000, 2000, 4000]) {
      browser.streams.at(-1)?.refuse()
      expect(browser.open()).toHaveLength(0)
      expect(first.clock.waiting()).toContain(wait)
      await first.clock.advance(wait)
      expect(browser.open()).toHaveLength(1)
    }
    browser.streams.at(-1)?.emit('open')
    browser.streams.at(-1)?.refuse()
    expect(first.clock.waiting()).toContain(1000)
    first.releases.stop()
  })

  test('take an event without a head as a hint to look', async () => {
    const { browser, first, second } = await startBoth()
    second.releases.stop()
    first.origin.publish(raised, { seq: 2 })
    browser.open()[0]?.emit('message', 'something happened')
    await settle()
    expect(first.minimum()).toBe('500')
    first.releases.stop()
  })

  test('try again by polling when the files an event names do not come', async () => {
    const { browser, first, second } = await startBoth()
    second.releases.stop()
    const head = first.origin.publish(raised, { seq: 2 })
    first.origin.cut(true)
    browser.open()[0]?.emit('head', JSON.stringify(head))
    await settle()
    expect(first.minimum()).toBe('100')
    first.origin.cut(false)
    await first.clock.advance(500)
    expect(first.minimum()).toBe('500')
    first.releases.stop()
  })
})

test('events in quick succession end with the newest release', async () => {
  const browser = createFakeBrowser()
  const tab = createTab({ events: browser.events, locks: browser.locks })
  tab.origin.publish(baseline, { seq: 1 })
  await tab.releases.start()
  await settle()
  const heads = [raised, renamed, baseline, renamed].map((release, index) => tab.origin.publish(release, { seq: index + 2 }))
  for (const head of [heads[0], heads[3], heads[1], heads[2]]) browser.open()[0]?.emit('head', JSON.stringify(head))
  await settle()
  expect(tab.releases.getSnapshot()).toMatchObject({ seq: 5, source: 'live' })
  expect(tab.releases.getSnapshot().release.copy('kor')).toEqual({ 'recharge.title': 'Top up kor' })
  tab.releases.stop()
})

function rooted(manifest: unknown): ReturnType<typeof buildRelease> {
  const text = JSON.stringify(manifest)
  const files = new Map([...baseline.files, [addressOf(text), text]])
  return { manifest: baseline.manifest, sha: addressOf(text), files }
}

function withLists(text: string): ReturnType<typeof buildRelease> {
  const release = rooted({ ...baseline.manifest, lists: addressOf(text) })
  return { ...release, files: new Map([...release.files, [addressOf(text), text]]) }
}

function crowded(): unknown {
  const screen = { sha: baseline.sha, path: '/', access: 'visitor', cached: false }
  const screens = Object.fromEntries(Array.from({ length: limits.screens + 1 }, (_, index) => [`s${index}`, screen]))
  return { ...baseline.manifest, screens }
}

function bulk(index: number): string {
  return JSON.stringify({ index, filler: 'x'.repeat(limits.fileBytes - 100) })
}
