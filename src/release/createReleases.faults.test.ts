import { describe, expect, test } from 'vitest'
import { limits } from '../format/release.ts'
import type { ReleaseProblem } from './ReleaseProblem.ts'
import { STOPS_MAX_BYTES } from '../format/wire/stops.ts'
import { addressOf, buildRelease } from './testing/buildRelease.ts'
import { HEAD, baseline, createTab, raised } from './testing/createTab.ts'

describe('a bad answer leaves what plays alone and is reported', () => {
  const settings = `release/files/${raised.manifest.settings}.json`
  const bad = (text: string | Uint8Array<ArrayBuffer>) => () => new Response(text)
  const text = raised.files.get(raised.manifest.settings) ?? ''

  test.each<[string, string, () => Response, ReleaseProblem]>([
    [
      'an altered file',
      settings,
      bad(text.replace('500', '900')),
      { code: 'wrong-hash', file: raised.manifest.settings },
    ],
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
    ['a head that is too long', HEAD, bad(' '.repeat(STOPS_MAX_BYTES + 600)), { code: 'too-large' }],
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
    ['a manifest that is not one', rooted({ plan: 1 }), 'bad-manifest'],
    ['a manifest with too many screens', rooted(crowded()), 'bad-manifest'],
    [
      'a manifest with a path for an address',
      rooted({ ...baseline.manifest, lists: '../../api/user' }),
      'bad-manifest',
    ],
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
    for (let index = 0; index < 10; index += 1)
      (wide.files as Map<string, string>).set(addressOf(bulk(index)), bulk(index))
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
    expect(origin.requests.filter(({ path }) => path === settings).map(({ cache }) => cache)).toEqual([
      'default',
      'reload',
    ])
  })
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
