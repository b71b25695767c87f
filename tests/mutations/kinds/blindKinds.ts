import * as fc from 'fast-check'
import { isObject, objectOf } from '../../../src/format/value/isObject.ts'
import { changeAt } from '../changeAt.ts'
import type { Kind, Material } from '../Kind.ts'

const wrong: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  '',
  'x',
  [],
  {},
  [[]],
  [null],
  { a: 1 },
  [{}],
  { type: 'text' },
]
const figures = [1e308, -1e308, Number.MAX_SAFE_INTEGER, -0, 1e-300, 2 ** 53, 4_294_967_296, -1]
const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'then',
  'toJSON',
  '$ref',
  '$$typeof',
  'key',
  'ref',
  'children',
  'dangerouslySetInnerHTML',
  'e',
  'c',
]
const odd = [
  '\u0000',
  '\uD800',
  '\uDFFF',
  '\u202E',
  '\u200B\u200D',
  '👨‍👩‍👧‍👦',
  '\uFEFF',
  'ﷺ',
  '\r\n',
  '~0~1/',
  '../../x',
  'e\u0301\u0301\u0301\u0301',
  '<script>',
  '${1}',
  '{{x}}',
]

/** Mutations that know nothing about the language. */
export const blindKinds: Readonly<Record<string, Kind>> = {
  'wrong type': ({ sites }) =>
    fc.tuple(fc.constantFrom(...sites), fc.constantFrom(...wrong)).map(([site, value]) => changeAt(site, value)),
  'huge number': ({ sites }) =>
    fc
      .tuple(
        fc.constantFrom(...sites.filter(({ value }) => typeof value === 'number' || typeof value === 'string')),
        fc.constantFrom(...figures),
      )
      .map(([site, value]) => changeAt(site, value)),
  'huge text': (material) =>
    fc
      .tuple(fc.constantFrom(...textsOf(material)), fc.constantFrom(300, 5_000, 100_000))
      .map(([site, length]) => changeAt(site, String(site.value).padEnd(length, 'x'))),
  'odd characters': (material) =>
    fc
      .tuple(
        fc.constantFrom(...textsOf(material)),
        fc.constantFrom(...odd),
        fc.constantFrom('before', 'after', 'alone'),
      )
      .map(([site, odd, where]) =>
        changeAt(
          site,
          where === 'alone' ? odd : where === 'after' ? String(site.value) + odd : odd + String(site.value),
        ),
      ),
  'unknown or prototype key': ({ sites }) =>
    fc
      .tuple(
        fc.constantFrom(...sites.filter(({ value }) => isObject(value))),
        fc.constantFrom(...names),
        fc.constantFrom(...wrong),
      )
      .map(([site, key, value]) =>
        changeAt(site, Object.fromEntries([...Object.entries(objectOf(site.value)), [key, value]])),
      ),
  'any JSON': ({ sites }) =>
    fc.tuple(fc.constantFrom(...sites), fc.jsonValue({ maxDepth: 3 })).map(([site, value]) => changeAt(site, value)),
  'text of the file': ({ files }) =>
    fc
      .tuple(
        fc.constantFrom(...files),
        fc.nat(),
        fc.constantFrom('cut', 'drop', 'double', 'brace', 'bom', 'comment', 'empty', 'twice'),
      )
      .map(([{ path, text }, place, how]) => {
        const at = place % (text.length + 1)
        const edits: Readonly<Record<typeof how, string>> = {
          cut: text.slice(0, at),
          drop: text.slice(0, at) + text.slice(at + 1),
          double: text.slice(0, at) + text.slice(at, at + 1) + text.slice(at),
          brace: `${text.slice(0, at)}}${text.slice(at)}`,
          bom: `\uFEFF${text}`,
          comment: `// x\n${text}`,
          empty: '',
          twice: text + text,
        }
        return { what: `${path}: ${how} at ${at}`, replacements: [], text: { document: path, edit: () => edits[how] } }
      }),
}

const textsOf = ({ sites }: Material) => sites.filter(({ value }) => typeof value === 'string')
