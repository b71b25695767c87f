import * as fc from 'fast-check'
import { isObject, objectOf } from '../../../src/format/value/isObject.ts'
import { changeAt } from '../changeAt.ts'
import type { Kind, Material } from '../Kind.ts'
import type { Site } from '../Site.ts'

/** Values that may replace an expression, of every type and of none. */
const plain = [
  '=true',
  '=false',
  "='x'",
  "=''",
  '=0',
  '=-1',
  '=1 / 0',
  '=0 / 0',
  '=[]',
  "=['a']",
  '=null',
  '=now',
  '=user',
  '=settings',
  '=site',
  '=session',
  '=query',
  '=data',
  '=form',
  '=filter',
  '=row',
  '=tab',
  '=result',
  '=value',
  '=user.balance',
  '=settings.recharge',
  '=settings.recharge.chips',
  '=settings.recharge.bank.min',
  '=decimal("1e400")',
  '=decimal("")',
  '=size("")',
  "=mask('1', 9)",
  '=[1, 2, 3].map(x, x * 2)',
  '=settings.recharge.chips.map(a, settings.recharge.chips.map(b, settings.recharge.chips))',
  "='a' + 'b' + 'c'",
  '=1 == 1',
  '=has(user.vip)',
  '=user.?vip',
  '=user.?none',
  '=[].exists(x, x)',
  '=dateAt(now, 9)',
  '=9007199254740993',
  '=1.5',
] as const

const swaps: readonly (readonly [RegExp, readonly string[]])[] = [
  [/==|!=|<=|>=|<(?!=)|>(?!=)/g, ['==', '!=', '<', '<=', '>', '>=', '+', '=']],
  [/&&|\|\|/g, ['&&', '||', '&', '+', 'and']],
  [/[+*/]|(?<=\s)-/g, ['+', '-', '*', '/', '%', '']],
  [/\d+/g, ['0', '-1', '1.5', '999999999999999999999', "'1'", 'true']],
  [/'[^']*'/g, ["''", "'x'", '0', 'true', "'\\u0000'", "'__proto__'"]],
  [
    /\.\??[A-Za-z_]\w*/g,
    [
      '',
      '.state',
      '.amount',
      '.id',
      '.?state',
      '.__proto__',
      '.constructor',
      '.length',
      '[0]',
      '[-1]',
      "['x']",
      '.orValue(0)',
      ".orValue('')",
    ],
  ],
  [
    /\b(?:data|form|row|user|settings|value|query|site|session|filter|result|now|tab)\b/g,
    [
      'data',
      'form',
      'row',
      'user',
      'settings',
      'value',
      'query',
      'site',
      'session',
      'filter',
      'result',
      'now',
      'tab',
      'window',
      'globalThis',
    ],
  ],
  [/[()]/g, ['', '(', ')', '((']],
  [
    /\b[a-z][A-Za-z]*(?=\()/g,
    [
      'size',
      'trim',
      'decimal',
      'max',
      'min',
      'mask',
      'string',
      'has',
      'eval',
      'toString',
      'constructor',
      'hourAt',
      'round',
    ],
  ],
]

/** Expressions swapped for others of the documents, for simple ones of every type, and edited part by part. */
export const expressionKinds: Readonly<Record<string, Kind>> = {
  'expression swapped': (material) => {
    const sites = expressions(material)
    return fc.constantFrom(...sites).chain((site) => {
      const near = sites.filter(({ document }) => document === site.document)
      return fc.oneof(fc.constantFrom(...near), fc.constantFrom(...sites)).map((other) => changeAt(site, other.value))
    })
  },
  'expression replaced': (material) =>
    fc
      .tuple(fc.constantFrom(...valueSlots(material)), fc.constantFrom(...plain))
      .map(([site, text]) => changeAt(site, text)),
  'expression edited': (material) =>
    fc
      .constantFrom(...expressions(material))
      .chain((site) => edited(String(site.value)).map((text) => changeAt(site, text))),
  parameter: (material) =>
    fc.constantFrom(...material.sites.filter(isParams)).chain((site) => {
      const given = objectOf(site.value)
      const names = Object.keys(given)
      const name = fc.constantFrom(...(names.length > 0 ? names : ['type']))
      return fc.oneof(
        name.map((key) => changeAt(site, Object.fromEntries(Object.entries(given).filter(([other]) => other !== key)))),
        fc
          .tuple(name, fc.constantFrom(...plain, 'x', 0, 1, 3, true, ''))
          .map(([key, value]) => changeAt(site, { ...given, [key]: value })),
        fc
          .tuple(
            fc.constantFrom('type', 'page', 'amount', 'password', 'x', '__proto__', 'constructor'),
            fc.constantFrom('1', 1, '=now'),
          )
          .map(([key, value]) => changeAt(site, Object.fromEntries([...Object.entries(given), [key, value]]))),
      )
    }),
}

const expressions = ({ sites }: Material) =>
  sites.filter(({ shape, value }) => shape.slot !== undefined && typeof value === 'string' && value.startsWith('='))

const valueSlots = ({ sites }: Material) =>
  sites.filter(
    ({ shape }) => shape.slot?.kind === 'value' || shape.slot?.kind === 'expression' || shape.slot?.kind === 'text',
  )

const isParams = ({ path, value }: Site) =>
  ['with', 'query', 'props'].includes(String(path.at(-1))) && isObject(value) && path.length > 1

function edited(text: string): fc.Arbitrary<string> {
  const places = swaps.flatMap(([pattern, others]) =>
    [...text.matchAll(pattern)].map((match) => ({ at: match.index, length: match[0].length, others })),
  )
  if (places.length === 0) return fc.constant(`${text} + 1`)
  return fc
    .constantFrom(...places)
    .chain(({ at, length, others }) =>
      fc.constantFrom(...others).map((other) => text.slice(0, at) + other + text.slice(at + length)),
    )
}
