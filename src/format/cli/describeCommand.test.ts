import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { describeCommand } from './describeCommand.ts'

const schemas = resolve(import.meta.dirname, '../../../schemas')
const describe = (...argv: readonly string[]) => describeCommand(argv, schemas).split('\n')

it('says what a call takes and gives', () => {
  expect(describe('exchange')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^exchange, a call: \w/),
      'For members. It moves money.',
      'Takes',
      expect.stringMatching(/^ {2}amount +string or number, required /),
    ]),
  )
})

it('says what the rows of a paged call have', () => {
  expect(describe('getTransRecord').join('\n')).toMatch(
    /It is paged, from \d\.\n[^]*\nGives rows of\n[^]*\n {2}amount +amount/,
  )
})

it('lists the options of a list with their Korean labels', () => {
  expect(describe('orderState')).toContain('  2  orderState.approved   승인')
})

it('says what a setting is and how it is read, and what a group of them holds', () => {
  for (const path of ['recharge.bank.min', 'settings.recharge.bank.min'])
    expect(describe(path).at(-1)).toBe('It is "100". An expression reads settings.recharge.bank.min.')
  expect(describe('recharge.bank').join('\n')).toMatch(
    /^recharge\.bank, settings: .*\n[^]* {2}recharge\.bank\.min +Minimum +"100"/,
  )
})

it('prints the manual of a block', () => {
  expect(describe('carousel')).toContain('| `source` | source | The source whose rows are shown. |')
})

it.each([
  [[], 'Say what to describe. Usage:'],
  [['exchange', 'recharge'], 'Say what to describe.'],
  [['exchagne'], 'Did you mean "exchange"?'],
])('refuses %j and says why', (argv, words) => {
  expect(() => describe(...argv)).toThrow(words)
})
