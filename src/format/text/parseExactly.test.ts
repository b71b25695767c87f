import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseExactly } from './parseExactly.ts'

it.each([
  ['an id', '20261127000000012345', '20261127000000012345'],
  ['an amount', '999999999999.123456', '999999999999.123456'],
  ['an amount that a double rounds to fewer digits', '-999999999999.99999', '-999999999999.99999'],
  ['digits that happen to fit a double', '9007199254740991', '9007199254740991'],
  ['fifteen digits', '123456789012.345', 123456789012.345],
  ['zeros before fifteen digits', '0.000000123456789012345', 0.000000123456789012345],
  ['0.3 printed with seventeen digits', '0.29999999999999999', 0.3],
  ['100.1 printed with seventeen digits', '100.09999999999999', 100.1],
  ['an exponent', '1.2345678901234567e+25', Number('1.2345678901234567e+25')],
])('reads %s', (_, written, read) => {
  expect(parseExactly(`{"code":200,"data":[${written}, { "it" :${written}\n}]}`)).toEqual({
    code: 200,
    data: [read, { it: read }],
  })
})

const digits = (length: fc.IntegerConstraints) =>
  fc
    .integer(length)
    .chain((count) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }))
    .map((each) => each.join(''))

/** A number of at least seventeen digits before the point, or eighteen with those behind it. */
const longNumber = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.integer({ min: 1, max: 9 }),
    digits({ min: 16, max: 28 }),
    digits({ min: 0, max: 9 }),
  )
  .map(([sign, first, rest, places]) => sign + first + rest + (places === '' ? '' : `.${places}`))

/** Of at most fifteen digits, as a platform writes it. */
const shortNumber = fc
  .tuple(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), fc.integer({ min: 0, max: 6 }))
  .map(([all, places]) => String(all / 10 ** places))
  .filter((written) => !written.includes('e'))

const awkwardText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('"', '\\', ':', ',', '[', '{', '1', '9', '.', ' ', '\n', '원') }),
  longNumber,
  longNumber.map((number) => `order:${number}, "[${number}]\\`),
)
const space = fc.constantFrom('', '', ' ', '\n\t')

/** What is written, and what it has to be read as. */
interface Written {
  readonly text: string
  readonly value: unknown
}

const answers = (withLong: boolean) =>
  fc.letrec<{ value: Written }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('null', 'true', 'false').map((text): Written => ({ text, value: JSON.parse(text) })),
      shortNumber.map((text): Written => ({ text, value: Number(text) })),
      awkwardText.map((value): Written => ({ text: JSON.stringify(value), value })),
      ...(withLong ? [longNumber.map((text): Written => ({ text, value: text }))] : []),
      fc.tuple(fc.array(tie('value'), { maxLength: 5 }), space).map(([items, gap]): Written => ({
        text: `[${gap}${items.map(({ text }) => text).join(`${gap},${gap}`)}${gap}]`,
        value: items.map(({ value }) => value),
      })),
      fc
        .tuple(fc.array(fc.tuple(awkwardText, tie('value')), { maxLength: 5 }), space)
        .map(([fields, gap]): Written => ({
          text: `{${gap}${fields.map(([name, { text }]) => `${JSON.stringify(name)}${gap}:${gap}${text}`).join(`${gap},`)}}`,
          value: Object.fromEntries(fields.map(([name, { value }]) => [name, value])),
        })),
    ),
  })).value

it('changes nothing in an answer without long numbers', () => {
  fc.assert(
    fc.property(answers(false), ({ text }) => {
      expect(parseExactly(`{"data":${text}}`)).toEqual({ data: JSON.parse(text) as unknown })
    }),
    { numRuns: 20_000 },
  )
})

it('makes texts of long numbers, wherever they stand, and changes nothing else', () => {
  fc.assert(
    fc.property(answers(true), ({ text, value }) => {
      expect(parseExactly(`{"data":${text}}`)).toEqual({ data: value })
    }),
    { numRuns: 20_000 },
  )
})

it('takes for JSON just what is', () => {
  const isTaken = (parse: (text: string) => unknown, text: string) => {
    try {
      parse(text)
      return true
    } catch (error) {
      if (error instanceof SyntaxError) return false
      throw error
    }
  }
  fc.assert(
    fc.property(answers(true), fc.nat(), fc.constantFrom('"', '\\', '9', '.', ',', '[', ''), ({ text }, at, put) => {
      const place = at % text.length
      const broken = `[${text.slice(0, place)}${put}${text.slice(place + 1)}]`
      expect(isTaken(parseExactly, broken)).toBe(isTaken(JSON.parse, broken))
    }),
    { numRuns: 5000 },
  )
})
