import { describe, expect, test } from 'vitest'
import { byLocale, type Locale } from '../format/locales.ts'
import { createMemoryStorage } from './testing/createMemoryStorage.ts'
import { loadRelease } from './LoadedRelease.ts'
import { buildRelease } from './testing/buildRelease.ts'
import { settle } from './testing/createFakeClock.ts'
import { baseline, createTab, HEAD, raised } from './testing/createTab.ts'

const { manifest, files } = baseline
const missing = ['cn', 'kor'] as const
const copyUrls = byLocale((locale) => `./copy-${locale}.json`)
const started = {
  ...baseline,
  files: new Map([...files].filter(([address]) => missing.every((locale) => address !== manifest.copy[locale]))),
}
const textOf = (locale: Locale) => files.get(manifest.copy[locale]) ?? ''
const services = (locale: Locale) => `release/files/${manifest.copy[locale]}.json`

/** A tab of a build that has started with only English; the files of its other languages answer as the test says. */
function start(
  answers: Partial<Record<Locale, () => Response | Promise<Response>>> = {},
  storage = createMemoryStorage(),
) {
  const tab = createTab({ baseline: loadRelease(started), copyUrls, storage })
  for (const locale of missing)
    tab.origin.answer(copyUrls[locale], answers[locale] ?? (() => new Response(textOf(locale))))
  const copy = (locale: Locale) => tab.releases.getSnapshot().release.copy(locale)?.['recharge.title']
  const asked = (path: string) => tab.origin.requests.filter((request) => request.path === path).length
  const lose = (locale: Locale) => {
    for (const path of [copyUrls[locale], services(locale)])
      tab.origin.answer(path, () => new Response('', { status: 404 }))
  }
  const find = (locale: Locale) => tab.origin.answer(copyUrls[locale], () => new Response(textOf(locale)))
  return { ...tab, storage, copy, asked, lose, find }
}

describe('the copy of the build’s other languages', () => {
  test('comes when it is wanted and not before, each once, and leaves what is parsed as it was', async () => {
    const { releases, origin, copy, asked, clock } = start()
    origin.publish(baseline, { seq: 1 })
    const before = releases.getSnapshot().release
    const held = [before.copy('en'), before.settings(), before.screen('home')]
    await releases.start()
    await clock.advance(300_000)
    expect([copy('kor'), copy('cn')]).toEqual([undefined, undefined])
    for (const locale of missing) await releases.wantCopy(locale)
    expect([copy('kor'), copy('cn')]).toEqual(['Deposit kor', 'Deposit cn'])
    const { release } = releases.getSnapshot()
    for (const [index, part] of [release.copy('en'), release.settings(), release.screen('home')].entries())
      expect(part).toBe(held[index])
    await releases.wantCopy('cn')
    await clock.advance(300_000)
    expect(missing.map((locale) => [asked(copyUrls[locale]), asked(services(locale))])).toEqual([
      [1, 0],
      [1, 0],
    ])
    releases.stop()
  })

  test('keeps no release waiting, and is added to what plays by then', async () => {
    const { releases, origin, copy, minimum, lose, find, clock, problems } = start()
    origin.publish(raised, { seq: 4 })
    lose('cn')
    await releases.start()
    await settle()
    await releases.wantCopy('cn')
    expect(releases.getSnapshot()).toMatchObject({ source: 'live', seq: 4, online: true })
    expect([minimum(), copy('en'), copy('cn')]).toEqual(['500', 'Deposit en', undefined])
    expect(problems).toEqual([{ code: 'missing', file: manifest.copy.cn }])

    find('cn')
    await clock.advance(2000)
    expect([minimum(), copy('cn')]).toEqual(['500', 'Deposit cn'])
    expect(releases.getSnapshot()).toMatchObject({ source: 'live', seq: 4 })
    releases.stop()
  })

  test('is asked for again at longer and longer intervals, not while nobody looks, and at once when somebody does', async () => {
    const { releases, origin, lose, asked, clock, visibility } = start()
    origin.publish(baseline, { seq: 1 })
    lose('cn')
    await releases.start()
    await settle()
    await releases.wantCopy('cn')
    const tries = async (ms: number) => {
      const before = asked(copyUrls.cn)
      await clock.advance(ms)
      return asked(copyUrls.cn) - before
    }
    expect([asked(copyUrls.cn), asked(copyUrls.kor)]).toEqual([1, 0])
    // With a throw of one half: after 0.5, 1, 2 and 4 seconds.
    expect([await tries(500), await tries(1000), await tries(2000), await tries(3999), await tries(1)]).toEqual([
      1, 1, 1, 0, 1,
    ])
    visibility.set(true)
    expect(await tries(600_000)).toBe(0)
    const before = asked(copyUrls.cn)
    visibility.set(false)
    expect(asked(copyUrls.cn) - before).toBe(1)
    await settle()
    releases.stop()
    expect(await tries(600_000)).toBe(0)
  })

  test('comes from the service where the build’s own file is gone or is not what it was', async () => {
    const { releases, origin, copy, problems } = start({
      kor: () => new Response('<!doctype html>'),
      cn: () => new Response('', { status: 404 }),
    })
    origin.publish(baseline, { seq: 1 })
    await releases.start()
    for (const locale of missing) await releases.wantCopy(locale)
    expect([copy('kor'), copy('cn')]).toEqual(['Deposit kor', 'Deposit cn'])
    expect(problems).toEqual([])
    releases.stop()
  })

  test('is loaded at once when it is asked for, and settles when it plays or does not come', async () => {
    const { releases, copy, lose, find, asked } = start()
    lose('cn')
    await releases.wantCopy('cn')
    expect(copy('cn')).toBeUndefined()
    find('cn')
    await Promise.all([releases.wantCopy('cn'), releases.wantCopy('cn')])
    expect(copy('cn')).toBe('Deposit cn')
    await releases.wantCopy('en')
    expect([asked(copyUrls.cn), asked(copyUrls.en)]).toEqual([2, 0])
  })

  test('does not hold back a release that has its own', async () => {
    const { releases, origin, copy, lose } = start()
    lose('cn')
    lose('kor')
    origin.publish(buildRelease({ title: 'Top up' }), { seq: 2 })
    await releases.checkNow()
    expect([copy('kor'), copy('cn'), copy('en')]).toEqual(['Top up kor', 'Top up cn', 'Top up en'])
  })

  test('is kept with the release once it is here; else the build has it at a start without the service', async () => {
    const { releases, origin, storage } = start()
    origin.publish(raised, { seq: 4 })
    await releases.start()
    await settle()
    await releases.wantCopy('cn')
    await settle()
    releases.stop()

    const next = start({}, storage)
    next.origin.answer(HEAD, () => Response.error())
    await next.releases.start()
    const before = next.releases.getSnapshot()
    expect([before.source, before.seq, next.copy('en'), next.copy('cn'), next.copy('kor')]).toEqual([
      'lastGood',
      4,
      'Deposit en',
      'Deposit cn',
      undefined,
    ])
    expect(next.asked(copyUrls.cn)).toBe(0)
    await next.releases.wantCopy('kor')
    expect([next.minimum(), next.copy('kor')]).toEqual(['500', 'Deposit kor'])
    next.releases.stop()
  })

  test('a later build with other texts starts from the kept release without it, before the service has answered', async () => {
    const { releases, origin, storage } = start()
    origin.publish(raised, { seq: 4 })
    await releases.start()
    await settle()
    releases.stop()

    const rewritten = buildRelease({ title: 'Deposits' })
    const next = createTab({ baseline: loadRelease(rewritten), storage })
    next.origin.cut(true)
    await next.releases.start()
    const { source, seq, release } = next.releases.getSnapshot()
    expect([source, seq, release.copy('en')?.['recharge.title'], release.copy('cn')]).toEqual([
      'lastGood',
      4,
      'Deposit en',
      undefined,
    ])
    expect(next.problems).toEqual([])

    await settle()
    next.origin.cut(false)
    next.origin.publish(raised, { seq: 4 })
    await next.releases.checkNow()
    expect(next.releases.getSnapshot().release.copy('cn')?.['recharge.title']).toBe('Deposit cn')
    next.releases.stop()
  })
})
