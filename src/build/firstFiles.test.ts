// First: what plays screens looks for a page as soon as it is loaded.
import { playScreens } from '../play/playScreens.tsx'
import { expect, it } from 'vitest'
import { gzipSync } from 'node:zlib'
import { locales } from '../format/locales.ts'
import { wordsOfFirst } from '../start/releaseParts.ts'
import { compileDocuments } from './compileDocuments.ts'
import { firstFilesOf } from './documentsPlugin.ts'

const { release, words: said } = compileDocuments()
if (!release || !said) throw new Error('The documents are not sound.')
const { screens } = release.manifest
const { files, first } = firstFilesOf(release, said)
const fileOf = (id: string, locale: string) =>
  files.get(`${first}${locale}${screens[id]?.path.replaceAll('/', '-')}.ndjson`) ?? ''
const wordsOf = (id: string) => wordsOfFirst(fileOf(id, 'en')).en ?? {}

it('is one for each screen in each language, none of which is more than 16 KB', () => {
  expect(files.size).toBe(Object.keys(screens).length * locales.length)
  for (const id of Object.keys(screens))
    for (const locale of locales) {
      expect(Object.keys(wordsOfFirst(fileOf(id, locale)))).toEqual([locale])
      expect(gzipSync(fileOf(id, locale), { level: 9 }).length, id).toBeLessThanOrEqual(16 * 1024)
    }
})

it('has the words of its own screen and hand-written parts, and not those of others', () => {
  expect(wordsOf('lottery')).toHaveProperty(['lottery.balance'])
  expect(wordsOf('agent')).toHaveProperty(['agent.findInTeam'])
  expect(wordsOf('recharge')).toHaveProperty(['recharge.title'])
  for (const key of ['lottery.balance', 'agent.findInTeam', 'recharge.title'])
    expect(wordsOf('kefu')).not.toHaveProperty([key])
})

it('has every word that its screen names, also in what a tap does', () => {
  const keysIn = (value: unknown): readonly string[] => {
    if (typeof value !== 'object' || value === null) return []
    const own = 'c' in value && typeof value.c === 'string' ? [value.c] : []
    return [...own, ...Object.values(value).flatMap(keysIn)]
  }
  for (const [id, { sha }] of Object.entries(screens)) {
    const named = keysIn(JSON.parse(release.files.get(sha) ?? ''))
    expect(named.length, id).toBeGreaterThan(0)
    expect(
      named.filter((key) => !Object.hasOwn(wordsOf(id), key)),
      id,
    ).toEqual([])
  }
})

it(
  'has every word that its screen looks up when it is played, with all its tabs and popups',
  { timeout: 300_000 },
  async () => {
    const { noted } = await playScreens({ ...release, screens: Object.keys(screens), locales: ['en'] })
    expect(noted).toHaveLength(Object.keys(screens).length)
    const copy = JSON.parse(release.files.get(release.manifest.copy.en) ?? '') as object
    for (const { screen, reads } of noted) {
      const words = wordsOf(screen)
      const keys = reads.flatMap((read) => (read.startsWith('/copy/en/') ? [read.slice('/copy/en/'.length)] : []))
      expect(keys.length, screen).toBeGreaterThan(0)
      expect(
        keys.filter((key) => Object.hasOwn(copy, key) && !Object.hasOwn(words, key)),
        screen,
      ).toEqual([])
    }
  },
)
