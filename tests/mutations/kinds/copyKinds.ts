import * as fc from 'fast-check'
import { locales } from '../../../src/format/locales.ts'
import type { Change } from '../Change.ts'
import { fold } from '../fold.ts'
import type { Kind, Material } from '../Kind.ts'
import { nearMiss } from '../nearMiss.ts'
import { objectOf } from '../../../src/format/value/isObject.ts'

const texts = [
  '',
  ' ',
  '{{',
  '}}',
  '{{x}}',
  '{{ min }} {{max}}',
  '{{min, 을/를}}',
  '{{min, 없는/조사}}',
  '{{count}}',
  '{{__proto__}}',
  '{{constructor}}',
  '$t(common.ok)',
  '$t(common.ok, {"a": 1})',
  '{{- min}}',
  '{{min, number}}',
  '{{min, uppercase}}',
  '<b>x</b>',
  '\u202Eabc',
  '\u0000',
  'ㅋ'.repeat(3999),
  'x'.repeat(4001),
]

/** Texts changed in one language or in all, and keys that come, go and are renamed. */
export const copyKinds: Readonly<Record<string, Kind>> = {
  'text in one language': (material) =>
    fc
      .tuple(
        fc.constantFrom(...locales),
        fc.constantFrom(...keysOf(material)),
        fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 40 })),
      )
      .map(([locale, key, text]) => written([locale], key, text)),
  'text in all languages': (material) =>
    fc
      .tuple(
        fc.constantFrom(...keysOf(material)),
        fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })),
      )
      .map(([key, text]) => written(locales, key, text)),
  'text with a placeholder slipped': (material) => {
    const filled = material.sites.filter(
      ({ document, value }) => document.startsWith('copy/') && typeof value === 'string' && value.includes('{{'),
    )
    return fc.constantFrom(...filled).chain(({ document, path, value }) =>
      nearMiss(String(value)).map((text): Change => ({
        what: `${document}/${path.join('/')}: ${fold(text)}`,
        replacements: [{ document, path, value: text }],
      })),
    )
  },
  'key in one language': (material) =>
    fc
      .tuple(fc.constantFrom(...locales), fc.constantFrom(...keysOf(material)))
      .map(([locale, key]) => written([locale], key, undefined)),
  'key in all languages': (material) =>
    fc.oneof(
      fc.constantFrom(...keysOf(material)).map((key) => written(locales, key, undefined)),
      fc
        .constantFrom('new.key', '__proto__', 'constructor', 'a_one', 'common.ok_other')
        .map((key) => written(locales, key, 'New')),
    ),
}

const keysOf = ({ files }: Material) =>
  Object.keys(objectOf(JSON.parse(files.find(({ path }) => path === 'copy/en.json')?.text ?? '{}')))

const written = (languages: readonly string[], key: string, text: string | undefined): Change => ({
  what: `copy/${languages.join('+')}/${key}: ${text === undefined ? 'gone' : fold(text)}`,
  replacements: languages.map((locale) => ({ document: `copy/${locale}.json`, path: [key], value: text })),
})
