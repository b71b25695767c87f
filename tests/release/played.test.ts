import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isObject } from '../../src/format/value/isObject.ts'
import type { Manifest } from '../../src/format/release.ts'
import type { CompiledRelease } from '../../admin/service/base/Format.ts'
import { folders } from '../../admin/service/base/folders.ts'
import { createPlayWorker } from '../../admin/service/documents/play/createPlayWorker.ts'
import { countPlays } from './support/countPlays.ts'

const MINUTES = 10 * 60_000
const count = countPlays()

beforeAll(async () => {
  await count.play(count.release())
  count.played()
}, MINUTES)
afterAll(count.close)

const notice = {
  id: 'night',
  on: true,
  places: ['transfer'],
  title: { kor: '점검', cn: '维护', en: 'Maintenance' },
  body: { kor: '점검', cn: '维护', en: 'Maintenance' },
  tone: 'info',
  from: '2099-01-01T00:00:00Z',
}

const sale = { title: 'own.saleTitle', body: 'own.saleBody', confirm: 'common.ok', priority: 0, on: true }
const texts = (key: string) => ({ [`copy:kor:${key}`]: '할인', [`copy:cn:${key}`]: '优惠', [`copy:en:${key}`]: 'Sale' })

// In this order: each is played on what was played before it.
it.each([
  ['a smallest deposit', { 'settings:/recharge/bank/min': '500' }, ['recharge kor']],
  ['another one', { 'settings:/recharge/bank/min': '900' }, ['recharge kor']],
  ['the one before', { 'settings:/recharge/bank/min': '500' }, []],
  ['a pay way', { 'settings:/recharge/wechat/on': false }, ['recharge kor']],
  ['a setting of the hosts alone', { 'settings:/polling/site': 600 }, []],
  ['a text', { 'copy:en:vip.rules': 'How levels work' }, ['vip en']],
  ['a text that no screen shows', { 'copy:en:app.agentsOnly': 'For agents only' }, []],
  ['an operator’s own text that no screen shows yet', texts('own.news'), []],
  [
    'an operator’s own dialog',
    { ...texts('own.saleTitle'), ...texts('own.saleBody'), 'dialog:own-sale': { ...sale, places: ['/vip'] } },
    ['vip cn', 'vip en', 'vip kor'],
  ],
  [
    'a notice to come',
    { 'notice:night': notice },
    [
      'home kor',
      'message kor',
      'play kor',
      'recharge kor',
      'transfer cn',
      'transfer en',
      'transfer kor',
      'withdrawal kor',
    ],
  ],
])('%s is played where it is read', { timeout: MINUTES }, async (_, values, plays) => {
  expect(await count.play(count.release(values))).toEqual([])
  expect(count.played()).toEqual(plays)
})

it('depends on nothing that it has not noted', { timeout: MINUTES }, async () => {
  const worker = createPlayWorker()
  const release = count.release()
  const noted = count.noted().filter(({ locale }) => locale === 'kor')
  const firsts = new Map(noted.toReversed().map((one) => [one.screen, one]))
  expect(firsts.size).toBeGreaterThan(40)
  try {
    for (const { screen, locale, reads } of firsts.values()) {
      const spoiled = spoil(release, new Set(reads))
      const again = await worker.play({
        bundle: pathToFileURL(folders.play).href,
        ...spoiled,
        screens: [screen],
        locales: [locale],
      })
      expect(again).toEqual({ failures: [], noted: [{ screen, locale, reads: expect.any(Array) as unknown }] })
      expect(again.noted[0]?.reads.toSorted(), screen).toEqual(reads.toSorted())
    }
  } finally {
    await worker.close()
  }
})

/** The release with every value changed that was not read. */
function spoil({ manifest, files }: CompiledRelease, read: ReadonlySet<string>) {
  const known = manifest as Manifest
  const written = new Map(files)
  const spoilFile = (address: string, pointer: string): string => {
    const name = `spoiled ${pointer}`
    written.set(name, JSON.stringify(spoilValue(JSON.parse(files.get(address) ?? 'null'), pointer, read)))
    return name
  }
  const { kor, cn, en } = known.copy
  const spoiled: Manifest = {
    ...known,
    settings: spoilFile(known.settings, '/settings'),
    notices: spoilFile(known.notices, '/notices'),
    lists: spoilFile(known.lists, '/lists'),
    copy: { kor: spoilFile(kor, '/copy/kor'), cn: spoilFile(cn, '/copy/cn'), en: spoilFile(en, '/copy/en') },
  }
  return { manifest: spoiled, files: written }
}

function spoilValue(value: unknown, pointer: string, read: ReadonlySet<string>): unknown {
  const inner = (name: string, item: unknown) =>
    spoilValue(item, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, read)
  if (Array.isArray(value)) return value.map((item, index) => inner(String(index), item))
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inner(name, item)]))
  return read.has(pointer) ? value : { spoiled: true }
}
