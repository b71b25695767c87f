import { Big } from 'big.js'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ExpressionError } from './ExpressionError.ts'
import { functions, type FunctionName } from './functions.ts'
import { functionSignatures } from './functionSignatures.ts'

const table: Record<FunctionName, (...values: unknown[]) => unknown> = functions
const call = (name: FunctionName, ...values: unknown[]): unknown => table[name](...values)

function failureOf(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  return undefined
}

// Saturday 31 January 2026, 23:30 in UTC.
const evening = Date.UTC(2026, 0, 31, 23, 30)

test.each<[FunctionName, unknown[], unknown]>([
  ['size', ['홍길동😀'], 4],
  ['size', [[1, 2]], 2],
  ['contains', ['bank transfer', 'trans'], true],
  ['startsWith', ['TRX9', 'T'], true],
  ['endsWith', ['a.png', '.gif'], false],
  ['lower', ['ERC20'], 'erc20'],
  ['trim', ['  a '], 'a'],
  ['trim', ['\u0085\u3000\u00a0a b\u2029\u0085'], 'a b'],
  ['trim', ['\ufeffa\u200b'], '\ufeffa\u200b'],
  ['trim', [' \u3000'], ''],
  ['split', ['01,02,03', ','], ['01', '02', '03']],
  ['split', ['김😀1', ''], ['김', '😀', '1']],
  ['split', ['', ''], []],
  ['split', ['😀,1', ','], ['😀', '1']],
  ['join', [['01', '02'], ' '], '01 02'],
  ['join', [[], ' '], ''],
  ['mask', ['110234561234', 4], '•••• 1234'],
  ['mask', ['1234', 4], '••••'],
  ['mask', ['은행😀😀', 1], '•••• 😀'],
  ['mask', ['😀😀', 2], '••••'],
  ['mask', ['1234', 0], '••••'],
  ['string', [1.5], '1.5'],
  ['string', [new Big('1e21')], '1000000000000000000000'],
  ['string', [true], 'true'],
  ['double', ['-1.5e3'], -1500],
  ['double', [new Big('2.5')], 2.5],
  ['min', [3, 2], 2],
  ['max', [[1, 5, 3]], 5],
  ['sum', [[1, 2, 3]], 6],
  ['sum', [[]], 0],
  ['sum', [[new Big('0.1'), new Big('0.2')]], new Big('0.3')],
  ['abs', [-2], 2],
  ['round', [1.005, 2], 1.01],
  ['round', [-2.5], -3],
  ['round', [Number.POSITIVE_INFINITY], Number.POSITIVE_INFINITY],
  ['floor', [-1.2], -2],
  ['hourAt', [evening, 9], 8],
  ['hourAt', [evening, 0], 23],
  ['weekdayAt', [evening, 0], 6],
  ['weekdayAt', [evening, 9], 7],
  ['isOpen', [evening, 0, ['10:00', '22:00'], ['13:00', '23:31']], true],
  ['isOpen', [evening, 0, ['10:00', '22:00'], ['13:00', '23:30']], false],
  ['dateAt', [evening, 0], '2026-01-31'],
  ['dateAt', [evening, 9], '2026-02-01'],
  ['daysBefore', ['2026-03-01', 1], '2026-02-28'],
  ['daysBefore', ['2026-03-01', -1], '2026-03-02'],
  ['parseTime', ['2026-02-01 07:30:00'], evening],
])('%s(%j) is %j', (name, values, result) => {
  expect(call(name, ...values)).toEqual(result)
})

test.each<[FunctionName, unknown[], string]>([
  ['decimal', ['0.10'], '0.1'],
  ['decimal', [0.1], '0.1'],
  ['min', [new Big('1.10'), 1], '1'],
  ['max', [[new Big('1.10'), new Big('0.3')]], '1.1'],
  ['abs', [new Big('-5')], '5'],
  ['round', [new Big('1.005'), 2], '1.01'],
  ['floor', [new Big('-1.2')], '-2'],
  ['floor', [new Big('-2')], '-2'],
])('%s(%j) is the amount %s', (name, values, result) => {
  const amount = call(name, ...values)
  expect(amount).toBeInstanceOf(Big)
  expect(String(amount)).toBe(result)
})

test.each<[FunctionName, unknown[], string]>([
  ['decimal', ['12,000'], 'invalid-value'],
  ['decimal', [''], 'invalid-value'],
  ['decimal', [Number.NaN], 'invalid-value'],
  ['double', [' 1'], 'invalid-value'],
  ['double', [''], 'invalid-value'],
  ['double', ['0x10'], 'invalid-value'],
  ['double', ['1e999'], 'invalid-value'],
  ['double', ['-1e999'], 'invalid-value'],
  ['double', [new Big('1e400')], 'invalid-value'],
  ['min', [[]], 'invalid-value'],
  ['round', [1, 1.5], 'invalid-value'],
  ['round', [1, 99], 'invalid-value'],
  ['dateAt', [Number.POSITIVE_INFINITY, 0], 'invalid-value'],
  ['daysBefore', ['2026-02-30', 1], 'invalid-value'],
  ['daysBefore', ['26-02-03', 1], 'invalid-value'],
  ['daysBefore', ['0000-01-01', 1], 'invalid-value'],
  ['parseTime', ['2026-02-01T07:30:00'], 'invalid-value'],
  ['parseTime', ['2026-02-01 24:00:00'], 'invalid-value'],
  ['parseTime', ['2026-02-29 00:00:00'], 'invalid-value'],
  ['size', [1], 'wrong-type'],
  ['string', [null], 'wrong-type'],
  ['join', [[1], ','], 'wrong-type'],
])('%s(%j) ends in an error', (name, values, code) => {
  expect(() => call(name, ...values)).toThrow(code)
})

test('join refuses to build an absurdly long text', () => {
  const items = Array.from({ length: 1000 }, () => 'x'.repeat(1000))
  expect(() => call('join', items, ',')).toThrow('too-long')
})

describe('every function', () => {
  const names = Object.keys(functions) as FunctionName[]
  const anything = fc.oneof(
    fc.anything(),
    fc.string(),
    fc.double(),
    fc.integer().map((cents) => new Big(cents)),
    fc.array(fc.oneof(fc.string(), fc.double()), { maxLength: 4 }),
  )

  test('gives a value or an ExpressionError, whatever it is handed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.array(anything, { maxLength: 3 }), (name, values) => {
        expect(failureOf(() => call(name, ...values))).toSatisfy(
          (failure) => failure === undefined || failure instanceof ExpressionError,
        )
      }),
      { numRuns: 3000, seed: 20_260_102 },
    )
  })

  test.each(names)('%s says what it is for', (name) => {
    expect(functionSignatures[name].about).toMatch(/^[A-Z].*\.$/)
    expect(functionSignatures[name].overloads).not.toHaveLength(0)
  })
})
