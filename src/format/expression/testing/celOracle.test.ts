import { Big } from 'big.js'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { celOracle } from './celOracle.ts'
import { evaluate } from '../evaluate.ts'
import type { ExpressionType, TypeScope } from '../ExpressionType.ts'
import { parseExpression } from '../parseExpression.ts'

const [double, decimal, string, bool] = (['double', 'decimal', 'string', 'bool'] as const).map((kind) => ({
  kind,
})) as [ExpressionType, ExpressionType, ExpressionType, ExpressionType]
const sure = (type: ExpressionType) => ({ type, optional: false })
const maybe = (type: ExpressionType) => ({ type, optional: true })
const list = (of: ExpressionType): ExpressionType => ({ kind: 'list', of })
const object = (fields: Extract<ExpressionType, { kind: 'object' }>['fields']): ExpressionType => ({
  kind: 'object',
  fields,
})

const types: TypeScope = {
  now: double,
  site: { kind: 'any' },
  row: object({
    state: sure(double),
    amount: sure(decimal),
    name: sure(string),
    on: sure(bool),
    count: maybe(double),
    fee: maybe(decimal),
    note: maybe(string),
    place: maybe(object({ city: sure(string), zip: maybe(string) })),
  }),
  data: object({
    numbers: sure(list(double)),
    words: sure(list(string)),
    amounts: sure(list(decimal)),
    wallets: sure(list(object({ name: sure(string), balance: sure(decimal) }))),
  }),
}

const aNumber = fc.oneof(
  fc.integer({ min: -5, max: 30 }),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }),
)
const anAmount = fc.integer({ min: -100_000, max: 100_000 }).map((cents) => new Big(cents).div(100))
const aText = fc.constantFrom(
  '',
  'a',
  'abc',
  'b,c',
  '12',
  '-3.50',
  '2026-02-28',
  '2026-01-31 18:00:00',
  '홍길동',
  ' x ',
)
const aMoment = fc.integer({ min: 0, max: 4_000_000_000_000 })

const values = fc.record({
  now: aMoment.map(Number),
  site: fc.record({
    a: fc.oneof(aNumber, aText, fc.boolean()),
    list: fc.array(fc.oneof(aNumber, aText), { maxLength: 3 }),
  }),
  row: fc.record(
    {
      state: aNumber,
      amount: anAmount,
      name: aText,
      on: fc.boolean(),
      count: aNumber,
      fee: anAmount,
      note: aText,
      place: fc.record({ city: aText, zip: aText }, { requiredKeys: ['city'] }),
    },
    { requiredKeys: ['state', 'amount', 'name', 'on'] },
  ),
  data: fc.record({
    numbers: fc.array(aNumber, { maxLength: 3 }),
    words: fc.array(aText, { maxLength: 3 }),
    amounts: fc.array(anAmount, { maxLength: 3 }),
    wallets: fc.array(fc.record({ name: aText, balance: anAmount }), { maxLength: 3 }),
  }),
})

type Kind = 'double' | 'decimal' | 'string' | 'bool' | 'doubles' | 'decimals' | 'strings'

/** Writes a well-typed expression: `#` in a template is a part of the kind given beside it. */
function expression(kind: Kind, depth: number): fc.Arbitrary<string> {
  const [leaves, templates] = GRAMMAR[kind]
  const leaf = typeof leaves === 'function' ? leaves() : fc.constantFrom(...leaves)
  if (depth === 0) return leaf
  const branch = fc
    .constantFrom(...templates)
    .chain(([template, ...kinds]) =>
      fc.tuple(...kinds.map((part) => expression(part, depth - 1))).map((parts) => fill(template, parts)),
    )
  return fc.oneof({ weight: 1, arbitrary: leaf }, { weight: 3, arbitrary: branch })
}

const fill = (template: string, parts: readonly string[]) => {
  let index = 0
  return template.replaceAll('#', () => parts[index++] ?? '')
}

type Grammar = [leaves: readonly string[] | (() => fc.Arbitrary<string>), templates: readonly [string, ...Kind[]][]]

const comparisons = (kind: Kind) =>
  ['==', '!=', '<', '<=', '>', '>='].map((operator): [string, Kind, Kind] => [`(# ${operator} #)`, kind, kind])
const arithmetic = (left: Kind, right: Kind) =>
  ['+', '-', '*', '/'].map((operator): [string, Kind, Kind] => [`(# ${operator} #)`, left, right])

const GRAMMAR: Record<Kind, Grammar> = {
  double: [
    () =>
      fc.oneof(
        aNumber.map((value) => `(${value})`),
        fc.constantFrom('row.state', 'now', '0', '1', '2', 'data.numbers[0]', 'data["numbers"][1]'),
      ),
    [
      ...arithmetic('double', 'double'),
      ['-#', 'double'],
      ['size(#)', 'string'],
      ['#.size()', 'doubles'],
      ['double(#)', 'string'],
      ['double(#)', 'decimal'],
      ['min(#, #)', 'double', 'double'],
      ['max(#)', 'doubles'],
      ['abs(#)', 'double'],
      ['round(#, 2)', 'double'],
      ['#.round(#)', 'double', 'double'],
      ['floor(#)', 'double'],
      ['hourAt(#, 9)', 'double'],
      ['weekdayAt(now, #)', 'double'],
      ['parseTime(#)', 'string'],
      ['row.?count.orValue(#)', 'double'],
      ['data.numbers[?1].or(row.?count).orValue(#)', 'double'],
      ['#[?0].orValue(#)', 'doubles', 'double'],
      ['#[0]', 'doubles'],
      ['(has(row.count) ? row.count : #)', 'double'],
      ['(# ? # : #)', 'bool', 'double', 'double'],
    ],
  ],
  decimal: [
    ['row.amount', 'decimal("12.50")', 'decimal(3)', 'data.amounts[0]'],
    [
      ...arithmetic('decimal', 'decimal'),
      ...arithmetic('decimal', 'double'),
      ...arithmetic('double', 'decimal'),
      ['-#', 'decimal'],
      ['decimal(#)', 'string'],
      ['decimal(#)', 'double'],
      ['min(#, #)', 'decimal', 'double'],
      ['max(#, #)', 'double', 'decimal'],
      ['min(#)', 'decimals'],
      ['abs(#)', 'decimal'],
      ['round(#, 1)', 'decimal'],
      ['floor(#)', 'decimal'],
      ['row.?fee.orValue(#)', 'decimal'],
      ['(# ? # : #)', 'bool', 'decimal', 'decimal'],
    ],
  ],
  string: [
    ['row.name', '"abc"', "'b,c'", '"2026-03-01"', 'data.words[0]', '"-1.5"'],
    [
      ['(# + #)', 'string', 'string'],
      ['lower(#)', 'string'],
      ['#.trim()', 'string'],
      ['join(#, #)', 'strings', 'string'],
      ['mask(#, 4)', 'string'],
      ['string(#)', 'double'],
      ['string(#)', 'decimal'],
      ['string(#)', 'bool'],
      ['dateAt(#, 8)', 'double'],
      ['daysBefore(#, #)', 'string', 'double'],
      ['row.?note.orValue(#)', 'string'],
      ['row.?place.city.orValue(#)', 'string'],
      ['row.?place.?zip.or(row.?note).orValue(#)', 'string'],
      ['(# ? # : #)', 'bool', 'string', 'string'],
      ['#[0]', 'strings'],
    ],
  ],
  bool: [
    ['true', 'false', 'row.on', 'has(row.note)', 'has(row.?place.zip)', 'row.?fee.hasValue()', '(site.a == "abc")'],
    [
      ...comparisons('double'),
      ...comparisons('decimal'),
      ...comparisons('string'),
      ['(# == #)', 'decimal', 'double'],
      ['(# > #)', 'double', 'decimal'],
      ['(# == #)', 'doubles', 'doubles'],
      ['(# != #)', 'decimals', 'decimals'],
      ['(# in #)', 'double', 'doubles'],
      ['(# in #)', 'string', 'strings'],
      ['(# in [#, #])', 'decimal', 'decimal', 'decimal'],
      ['!#', 'bool'],
      ['(# && #)', 'bool', 'bool'],
      ['(# || #)', 'bool', 'bool'],
      ['(# ? # : #)', 'bool', 'bool', 'bool'],
      ['#.contains(#)', 'string', 'string'],
      ['startsWith(#, #)', 'string', 'string'],
      ['#.endsWith(#)', 'string', 'string'],
      ['#.all(x, x < #)', 'doubles', 'double'],
      ['#.exists(x, 1 / x > #)', 'doubles', 'double'],
      ['#.exists(x, decimal(x) > #)', 'strings', 'decimal'],
      ['#.all(x, double(x) > #)', 'strings', 'double'],
      ['#.exists_one(x, x == #)', 'strings', 'string'],
      ['#.exists_one(x, x < #)', 'doubles', 'double'],
      ['data.wallets.exists(w, w.balance > # && w.name != #)', 'decimal', 'string'],
      ['(site.a < #)', 'double'],
      ['(site.a == #)', 'decimal'],
      ['(site.?b.c.orValue(#) == #)', 'string', 'string'],
      ['site.list.exists(x, x == #)', 'double'],
      ['(has(row.place) && row.place.city == #)', 'string'],
      ['(!has(row.fee) || row.fee >= #)', 'decimal'],
    ],
  ],
  doubles: [
    ['data.numbers', '[1, 2.5]'],
    [
      ['[#, #]', 'double', 'double'],
      ['#.map(x, x * #)', 'doubles', 'double'],
      ['#.map(x, x > #, x + 1)', 'doubles', 'double'],
      ['#.filter(x, x != #)', 'doubles', 'double'],
      ['#.map(x, size(x))', 'strings'],
    ],
  ],
  decimals: [
    ['data.amounts', '[row.amount]'],
    [
      ['[#, #]', 'decimal', 'decimal'],
      ['#.map(x, x / #)', 'decimals', 'double'],
      ['#.map(x, decimal(x))', 'doubles'],
      ['data.wallets.map(w, w.balance - #)', 'decimal'],
    ],
  ],
  strings: [
    ['data.words', '["a", "12"]'],
    [
      ['[#, #]', 'string', 'string'],
      ['split(#, ",")', 'string'],
      ['#.filter(x, x.contains(#))', 'strings', 'string'],
      ['#.map(x, x + #)', 'strings', 'string'],
      ['data.wallets.map(w, w.name)'],
    ],
  ],
}

function outcome(run: () => unknown): unknown {
  try {
    return plain(run())
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('cel-js refuses')) throw error
    return 'error'
  }
}

function plain(value: unknown): unknown {
  if (value instanceof Big) return { decimal: value.toFixed() }
  if (Array.isArray(value)) return value.map(plain)
  return Object.is(value, -0) ? 0 : value
}

test('the interpreter and cel-js agree on every well-typed expression', () => {
  const oracle = celOracle(types)
  const kinds: Kind[] = ['double', 'decimal', 'string', 'bool', 'doubles', 'decimals', 'strings']
  const tally = { value: 0, error: 0 }

  fc.assert(
    fc.property(
      fc.constantFrom(...kinds).chain((kind) => expression(kind, 3)),
      values,
      (source, scope) => {
        const checked = parseExpression(source, types)
        if ('issues' in checked) throw new Error(`${source}\n${JSON.stringify(checked.issues, null, 2)}`)
        const wire: typeof checked.ast = JSON.parse(JSON.stringify(checked.ast))
        const ours = outcome(() => evaluate(wire, { get: (name) => scope[name as keyof typeof scope] }))
        tally[ours === 'error' ? 'error' : 'value'] += 1
        expect(ours).toEqual(outcome(() => oracle(source, scope)))
      },
    ),
    { numRuns: 3000, seed: 20_260_101 },
  )

  expect(tally.value).toBeGreaterThan(1000)
  expect(tally.error).toBeGreaterThan(200)
})
