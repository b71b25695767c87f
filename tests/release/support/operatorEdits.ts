import * as fc from 'fast-check'
import { writtenBlocks } from '../../../src/format/blocks/placedBlocks.ts'
import { toPointer } from '../../../src/format/check/Document.ts'
import { formatFact } from '../../../src/format/fact.ts'
import { isObject, objectOf } from '../../../src/format/value/isObject.ts'
import { byLocale, locales } from '../../../src/format/locales.ts'
import { noticePlaces } from '../../../src/format/notices.ts'
import type { Path } from '../../../src/format/shape/JsonShape.ts'
import type { SourceFile } from '../../../src/format/SourceFile.ts'

export interface FactValue {
  readonly fact: string
  readonly value: unknown
}

/**
 * What operators change, some facts at once: limits and other settings, switches, texts, parts of screens that are shown
 * or hidden, notices, banners and dialogs. Some of it the check refuses.
 */
export function operatorEdits(files: readonly SourceFile[]): fc.Arbitrary<readonly FactValue[]> {
  const one = fc.oneof(
    { weight: 4, arbitrary: settingEdits(files) },
    { weight: 3, arbitrary: textEdits(files) },
    { weight: 2, arbitrary: blockEdits(files) },
    { weight: 1, arbitrary: noticeEdit },
    { weight: 1, arbitrary: bannerEdit },
    { weight: 1, arbitrary: dialogEdits },
  )
  return fc.array(one, { minLength: 1, maxLength: 4 }).map((edits) => {
    // Of two values for one fact the later counts, as in a change.
    const byFact = new Map(edits.flat().map(({ fact, value }) => [fact, value]))
    return [...byFact].map(([fact, value]) => ({ fact, value }))
  })
}

const documentOf = (files: readonly SourceFile[], path: string): unknown =>
  JSON.parse(files.find((file) => file.path === path)?.text ?? '{}')

function settingEdits(files: readonly SourceFile[]): fc.Arbitrary<readonly FactValue[]> {
  const leaves = leavesOf(documentOf(files, 'settings.json'), [])
  return fc
    .constantFrom(...leaves.filter(({ path }) => path.length > 1))
    .chain(({ path, value }) =>
      otherThan(value).map((next) => [
        { fact: formatFact({ kind: 'settings', pointer: toPointer(path) }), value: next },
      ]),
    )
}

interface Leaf {
  readonly path: Path
  readonly value: unknown
}

/** Lists are edited as a whole. */
const leavesOf = (value: unknown, path: Path): readonly Leaf[] =>
  isObject(value) ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key])) : [{ path, value }]

function otherThan(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value === 'boolean') return fc.constant(!value)
  if (typeof value === 'number') return fc.constantFrom(1, 2, 5, 30, value + 1, value * 2)
  if (Array.isArray(value)) return fc.subarray<unknown>(value)
  if (typeof value === 'string' && /^\d+$/.test(value))
    return fc.oneof(fc.integer({ min: 1, max: 10_000_000 }).map(String), fc.constant(`${value}0`))
  return fc.constant(value)
}

const words = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.constantFrom('점검 안내', '维护通知', 'Maintenance', '긴 문구 '.repeat(40), 'x'.repeat(300)),
)

/** In one language, with what is put into the text kept. */
function textEdits(files: readonly SourceFile[]): fc.Arbitrary<readonly FactValue[]> {
  const texts = locales.flatMap((locale) =>
    Object.entries(objectOf(documentOf(files, `copy/${locale}.json`))).flatMap(([key, text]) =>
      typeof text === 'string' && !key.startsWith('$') ? [{ locale, key, text }] : [],
    ),
  )
  return fc.tuple(fc.constantFrom(...texts), words).map(([{ locale, key, text }, said]) => {
    const holes = text.match(/\{\{[^}]*\}\}|\$t\([^)]*\)/g) ?? []
    return [{ fact: formatFact({ kind: 'copy', locale, key }), value: [said, ...holes].join(' ') }]
  })
}

function blockEdits(files: readonly SourceFile[]): fc.Arbitrary<readonly FactValue[]> {
  const facts = files
    .filter(({ path }) => path.startsWith('screens/'))
    .flatMap(({ path, text }) =>
      writtenBlocks(objectOf(JSON.parse(text))['body']).map(({ block }) =>
        formatFact({
          kind: 'block',
          screen: path.slice('screens/'.length, -'.json'.length),
          block: String(block['id']),
        }),
      ),
    )
  return fc.constantFrom(...facts).map((fact) => [{ fact, value: false }])
}

const inLanguages = fc.tuple(words, words, words).map(([kor, cn, en]) => ({ kor, cn, en }))
const tone = fc.constantFrom('neutral', 'info', 'gain', 'loss', 'warning')
const places = fc.uniqueArray(fc.constantFrom(...noticePlaces.filter((place) => place !== 'banner')), { minLength: 1 })

const noticeEdit: fc.Arbitrary<readonly FactValue[]> = fc
  .record({
    id: fc.constantFrom('night', 'news'),
    on: fc.boolean(),
    places,
    title: inLanguages,
    body: inLanguages,
    tone,
  })
  .map((notice) => [{ fact: formatFact({ kind: 'notice', id: notice.id }), value: notice }])

const bannerEdit: fc.Arbitrary<readonly FactValue[]> = fc
  .record({ title: inLanguages, link: fc.constantFrom('/', '/vip', '/recharge') })
  .map((banner) => [
    {
      fact: formatFact({ kind: 'notice', id: 'banner' }),
      value: {
        ...banner,
        id: 'banner',
        on: true,
        places: ['banner'],
        body: {},
        picture: byLocale(() => 'demo/banners/vip.svg'),
        tone: 'info',
      },
    },
  ])

/** A dialog of operators' own, with its texts. */
const dialogEdits: fc.Arbitrary<readonly FactValue[]> = fc
  .tuple(inLanguages, inLanguages, tone, fc.constantFrom('/', '/vip', '/withdrawal', '/recharge'))
  .map(([title, body, shown, place]) => [
    ...locales.flatMap((locale) => [
      { fact: formatFact({ kind: 'copy', locale, key: 'own.saleTitle' }), value: title[locale] },
      { fact: formatFact({ kind: 'copy', locale, key: 'own.saleBody' }), value: body[locale] },
    ]),
    {
      fact: formatFact({ kind: 'dialog', id: 'own-sale' }),
      value: {
        title: 'own.saleTitle',
        body: 'own.saleBody',
        confirm: 'common.ok',
        tone: shown,
        places: [place],
        priority: 0,
        on: true,
      },
    },
  ])
