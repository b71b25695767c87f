import { describe, expect, test, vi } from 'vitest'
import { buildRelease } from './testing/buildRelease.ts'
import { settle } from './testing/createFakeClock.ts'
import { HEAD, baseline, createTab, raised, renamed } from './testing/createTab.ts'

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
    expect(files().sort()).toEqual(
      [raised.sha, raised.manifest.settings].map((sha) => `release/files/${sha}.json`).sort(),
    )
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

  test('stays as it was when what is live is for a newer build, and says that one is out', async () => {
    const { releases, origin, minimum } = createTab()
    origin.publish(raised, { seq: 1 })
    await releases.checkNow()
    const newer = buildRelease({ plan: 2, bankMin: '900' })
    origin.publish({ ...newer, manifest: { ...newer.manifest, plan: 1 } }, { seq: 2 })
    await releases.checkNow()
    expect(releases.getSnapshot()).toMatchObject({ retired: true, online: true, seq: 1, source: 'live' })
    expect(minimum()).toBe('500')
    origin.publish(raised, { seq: 3 })
    await releases.checkNow()
    expect(releases.getSnapshot().retired).toBe(false)
  })

  test('swaps in one step however the files arrive', async () => {
    const { releases, origin } = createTab()
    origin.publish(renamed, { seq: 1 })
    const seen = new Set<string>()
    releases.subscribe(() => {
      const { release } = releases.getSnapshot()
      seen.add(`${release.settings().values.recharge.bank.min} ${release.copy('en')?.['recharge.title'] ?? ''}`)
    })
    await releases.checkNow()
    expect([...seen]).toEqual(['100 Deposit en', '500 Top up en'])
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

  test.each([
    ['has no head for its plans', 404, true],
    ['has failed', 503, false],
  ])('knows whether a service that %s was there', async (_, status, online) => {
    const { releases, origin, minimum } = createTab()
    origin.publish(raised, { seq: 1 })
    await releases.checkNow()
    origin.answer(HEAD, () => new Response('', { status }))
    await releases.checkNow()
    expect(releases.getSnapshot().online).toBe(online)
    expect(minimum()).toBe('500')
  })

  test('says nothing of a lost service when only a file does not come', async () => {
    const { releases, origin, problems } = createTab()
    origin.publish(raised, { seq: 1 })
    origin.answer(`release/files/${raised.sha}.json`, () => new Response('', { status: 503 }))
    await releases.checkNow()
    expect(releases.getSnapshot()).toMatchObject({ online: true, source: 'baseline' })
    expect(problems).toEqual([])
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

test('the share of open apps that say what they show comes with the head; all of them without one', async () => {
  const { releases, origin } = createTab()
  origin.publish(raised, { seq: 4, counted: 0.25 })
  await releases.checkNow()
  expect(releases.getSnapshot().counted).toBe(0.25)
  origin.publish(raised, { seq: 4 })
  await releases.checkNow()
  expect(releases.getSnapshot().counted).toBe(1)
})
