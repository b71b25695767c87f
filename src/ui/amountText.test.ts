import { Big } from 'big.js'
import { array, assert, constantFrom, nat, property, stringMatching } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addAmounts } from './amountValue.ts'
import {
  groupAmount,
  readAmount,
  refusalOf,
  typeAmount,
  typeGrouped,
  type AmountTyping,
  type GroupedTyping,
} from './amountText.ts'

/** As forms and calls take an amount. */
const isDecimal = (text: string) => /^\d{1,15}(\.\d{1,8})?$/.test(text)

const empty = { keys: '', shown: '', value: '' }

/** A text typed key by key. */
const typed = (text: string, decimals: number): AmountTyping =>
  Array.from(text).reduce((before, key) => typeAmount(before, `${before.shown}${key}`, { decimals }, 'key'), empty)

const pasted = (text: string, decimals: number, currency?: string): AmountTyping =>
  typeAmount(empty, text, { decimals, currency }, 'paste')

const amountOf = ({ value }: AmountTyping) => (isDecimal(value) ? new Big(value).toFixed() : 'refused')

describe.each([
  ['typed', typed],
  ['pasted', pasted],
])('an amount that is %s', (how, enter) => {
  it.each([
    ['0,99', 'refused', '0.99', '0.99'],
    ['10,5', 'refused', '10.5', '10.5'],
    ['12,50', 'refused', '12.5', '12.5'],
    ['0，99', 'refused', '0.99', '0.99'],
    ['10。5', 'refused', '10.5', '10.5'],
    ['1,500', '1500', how === 'typed' ? 'refused' : '1500', 'refused'],
    ['1,500,000', '1500000', '1500000', '1500000'],
    ['1,234567', 'refused', 'refused', '1.234567'],
    ['50.000', 'refused', 'refused', '50'],
    ['1.500', 'refused', 'refused', '1.5'],
    ['1.500,00', '1500', '1500', '1500'],
    ['10 5', 'refused', 'refused', 'refused'],
    ["12'5", 'refused', 'refused', 'refused'],
    ['1_0', 'refused', 'refused', 'refused'],
    ['１２３０', '1230', '1230', '1230'],
    ['1 000 000', '1000000', '1000000', '1000000'],
    ['-5', 'refused', 'refused', 'refused'],
    ['1e6', 'refused', 'refused', 'refused'],
    ['5²', 'refused', 'refused', 'refused'],
  ])('%s is %s without decimals, %s with two and %s with six', (text, ...amounts) => {
    expect([0, 2, 6].map((decimals) => amountOf(enter(text, decimals)))).toEqual(amounts)
  })
})

test.each([
  ['₩1,000', '₩', '1000'],
  ['₩ 1,500,000', '₩', '1500000'],
  ['$1,500.5', '$', '1500.5'],
  ['1,500 USDT', 'USDT', '1500'],
])('%s, as the app writes it, is pasted as its amount', (text, currency, amount) => {
  const decimals = text.includes('.') ? [2, 6] : [0, 2, 6]
  for (const each of decimals) expect(amountOf(pasted(text, each, currency))).toBe(amount)
})

test('an amount of another currency is refused', () => {
  expect(readAmount('$1,000', { decimals: 0, currency: '₩' })).toEqual({ refused: 'amountWrong' })
})

test.each([
  ['100.5', 0, 'amountWhole'],
  ['10,5', 0, 'amountWhole'],
  ['.', 0, 'amountWhole'],
  ['1.500', 0, 'amountReadings'],
  ['1,500', 6, 'amountReadings'],
  ['12.345678', 2, 'amountDecimals'],
  ['1,50,000', 0, 'amountWrong'],
  ['1.2.3', 2, 'amountWrong'],
  ['1234567890123456', 0, 'amountLong'],
])('%o with %i decimals is refused as it is %s', (text, decimals, refused) => {
  expect(readAmount(text, { decimals })).toEqual({ refused })
  expect(refusalOf(pasted(text, decimals).value, { decimals })).toBe(refused)
})

test('a refused text shows as it was typed and is read again with each key', () => {
  const steps = Array.from('1.500,00').map((_, at) => typed('1.500,00'.slice(0, at + 1), 0))
  expect(steps.map(amountOf)).toEqual(['1', 'refused', 'refused', 'refused', 'refused', 'refused', '1500', '1500'])
  expect(steps.map(({ shown }) => shown).at(4)).toBe('1.500')
})

test('a key in the middle or a deleted one changes what shows there', () => {
  const rules = { decimals: 6 }
  const comma = typed('1,50', 6)
  expect(comma.shown).toBe('1.50')
  // The comma was typed: "1,500" is two amounts, as "1.500" is not.
  expect(typeAmount(comma, '1.500', rules, 'key')).toMatchObject({ shown: '1,500', value: '?1,500' })
  expect(typeAmount(comma, '1.5', rules, 'key').value).toBe('1.5')
  expect(typeAmount(comma, '150', rules, 'key').value).toBe('150')
  expect(typeAmount(comma, '21.50', rules, 'key').value).toBe('21.50')
})

test('nothing is rewritten while a keyboard composes, and its text is read once', () => {
  const rules = { decimals: 2 }
  const steps = ['１', '１２', '１２，', '１２，５'].reduce<AmountTyping[]>(
    (before, text) => [...before, typeAmount(before.at(-1) ?? empty, text, rules, 'composition')],
    [],
  )
  expect(steps.map(({ shown }) => shown)).toEqual(['１', '１２', '１２，', '１２，５'])
  expect(steps.map(({ value }) => value)).toEqual(['1', '12', '12', '12.5'])
  expect(typeAmount(steps.at(-1) ?? empty, '１２，５', rules, 'key').shown).toBe('12.5')
})

/** Each amount that a text may be: every mark is its point, or all the others group its digits in threes. */
function readingsOf(text: string): ReadonlySet<string> {
  const digits = /^\d+$/
  const places = [text.length, ...Array.from(text).flatMap((mark, at) => (mark === ',' || mark === '.' ? [at] : []))]
  const found = places.flatMap((at) => {
    const [whole, fraction] = [text.slice(0, at), text.slice(at + 1)]
    const marks = new Set(Array.from(whole).filter((mark) => !digits.test(mark)))
    if (marks.size > 1 || marks.has(text[at] ?? '') || (fraction !== '' && !digits.test(fraction))) return []
    const groups = marks.size === 0 ? [whole] : whole.split([...marks].join(''))
    const isGrouped =
      groups.length === 1 ||
      (/^[1-9]\d{0,2}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => /^\d{3}$/.test(group)))
    const number = groups.join('')
    if (!isGrouped || (number !== '' && !digits.test(number)) || number + fraction === '') return []
    return [new Big(`${number || '0'}.${fraction || '0'}`).toFixed()]
  })
  return new Set(found)
}

/** Without the mark of a group that has only begun. */
const withoutBegun = (keys: string) => keys.trim().replace(/[,.'_]$/, '')

test.each([
  ['two digits, a comma, a point and a blank', ['1', '0', ',', '.', ' '], 7],
  ['digits and marks of other keyboards', ['2', '，', '。', "'", '_'], 5],
  ['a digit, separators and the key that deletes', ['5', ',', '.', '⌫'], 7],
  ['four digits and both separators', ['0', '1', '2', '5', ',', '.'], 5],
])('with %s, up to seven keys show what is sent, which is what they say, or are refused', (_, alphabet, most) => {
  const broken: string[] = []

  function judge({ keys, shown, value }: AmountTyping, decimals: number, text: string): void {
    const isRefused = refusalOf(value, { decimals }) !== undefined
    const halfWide = text.replaceAll('，', ',').replaceAll('。', '.')
    const said = readingsOf(withoutBegun(halfWide))
    const holds =
      value === ''
        ? halfWide.trim() === ''
        : isDecimal(value)
          ? !isRefused &&
            said.has(new Big(value).toFixed()) &&
            readingsOf(withoutBegun(shown)).has(new Big(value).toFixed()) &&
            (value.split('.')[1] ?? '').length <= decimals
          : isRefused && shown === halfWide
    if (!holds || keys !== halfWide) broken.push(`${text} (${decimals}): ${shown} → ${value}`)
  }

  function walk(before: AmountTyping, text: string, decimals: number, left: number): void {
    for (const key of left === 0 ? [] : alphabet) {
      const next = key === '⌫' ? before.shown.slice(0, -1) : `${before.shown}${key}`
      const said = key === '⌫' ? text.slice(0, -1) : `${text}${key}`
      const now = typeAmount(before, next, { decimals }, 'key')
      judge(now, decimals, said)
      walk(now, said, decimals, left - 1)
    }
  }

  for (const decimals of [0, 2, 3, 6]) walk(empty, '', decimals, most)
  expect(broken.slice(0, 20)).toEqual([])
})

test('what may be two amounts is refused, but where the app itself writes it so', () => {
  expect.hasAssertions()
  assert(
    property(stringMatching(/^[1-9][0-9]{0,2}[,.][0-9]{3}$/), nat({ max: 8 }), (text, decimals) => {
      const { value } = typed(text, decimals)
      const isPoint = text.includes('.') && decimals > 2
      const isGroup = text.includes(',') && decimals === 0
      expect(isDecimal(value)).toBe(isPoint || isGroup)
    }),
  )
})

test('never reads another amount than the text says', () => {
  expect.hasAssertions()
  assert(
    property(stringMatching(/^[0-9]{1,9}(\.[0-9]{1,6})?$/), nat({ max: 6 }), (text, decimals) => {
      const read = readAmount(text, { decimals })
      expect(new Big('amount' in read ? read.amount : text).eq(text)).toBe(true)
    }),
  )
})

test('whatever it reads, it reads again as the same', () => {
  expect.hasAssertions()
  assert(
    property(stringMatching(/^[0-9,. ]{0,12}$/), nat({ max: 8 }), (text, decimals) => {
      const { value } = typed(text, decimals)
      const amount = isDecimal(value) ? value : ''
      expect(refusalOf(amount, { decimals })).toBeUndefined()
    }),
  )
})

test('adds a chip exactly, to nothing and to the whole part of a refused text too', () => {
  expect(addAmounts('', '50000')).toBe('50000')
  expect(addAmounts('50000', '50000')).toBe('100000')
  expect(addAmounts('0.1', '0.2')).toBe('0.3')
  expect(addAmounts(typed('10,5', 0).value, '50000')).toBe('50010')
  expect(addAmounts(typed('1.500', 0).value, '50000')).toBeUndefined()
  expect(addAmounts(typed('12a', 0).value, '50000')).toBeUndefined()
})

/** A field's text with its caret, and the same of what was typed, without the app's marks. */
interface Both {
  readonly field: GroupedTyping & { readonly caret: number }
  readonly typed: AmountTyping & { readonly caret: number }
}

const nothing: Both = { field: { ...empty, text: '', marks: [], caret: 0 }, typed: { ...empty, caret: 0 } }

/** Marks before a place in a text. */
const ownBefore = (marks: readonly number[], place: number) => marks.filter((at) => at < place).length

/** A key at the caret, once in the text with marks and once in that without. */
function press({ field, typed }: Both, key: string, decimals: number): Both {
  const splice = (text: string, from: number, to: number, added: string) => text.slice(0, from) + added + text.slice(to)
  const rules = { decimals, isGrouped: true }
  const isDelete = key === '⌫' || key === '⌦'
  const [from, to] = [field.caret - (key === '⌫' ? 1 : 0), field.caret + (key === '⌦' ? 1 : 0)]
  if (from < 0 || to > field.text.length) return { field, typed }
  const change = {
    text: splice(field.text, from, to, isDelete ? '' : key),
    caret: isDelete ? from : from + 1,
    entry: 'key',
    data: isDelete ? undefined : key,
    deletes: key === '⌫' ? 'before' : key === '⌦' ? 'behind' : undefined,
  } as const
  const [start, end] = [typed.caret - (key === '⌫' ? 1 : 0), typed.caret + (key === '⌦' ? 1 : 0)]
  const bare = splice(typed.shown, start, end, isDelete ? '' : key)
  return {
    field: typeGrouped(field, change, rules),
    typed: { ...typeAmount(typed, bare, { decimals }, 'key'), caret: isDelete ? start : start + 1 },
  }
}

test('the app’s own marks change nothing of what is typed, wherever keys and deletions come in', () => {
  expect.hasAssertions()
  const keys = array(constantFrom('1', '0', '5', ',', '.', '⌫', '⌦', '←', '→'), { maxLength: 24 })
  assert(
    property(keys, nat({ max: 6 }), (pressed, decimals) => {
      let both = nothing
      for (const key of pressed) {
        if (key === '←' || key === '→') {
          const place = both.field.caret + (key === '←' ? -1 : 1)
          const caret = Math.min(Math.max(place, 0), both.field.text.length)
          const before = caret - ownBefore(both.field.marks, caret)
          both = { field: { ...both.field, caret }, typed: { ...both.typed, caret: before } }
        } else {
          both = press(both, key, decimals)
        }
        const { field, typed } = both
        const { text, marks } = field
        expect([field.keys, field.shown, field.value]).toEqual([typed.keys, typed.shown, typed.value])
        expect(
          Array.from(text)
            .filter((_, at) => !marks.includes(at))
            .join(''),
        ).toBe(typed.shown)
        expect(field.caret - ownBefore(marks, field.caret)).toBe(typed.caret)
        // What shows is read as what is sent.
        const isAsSent = isDecimal(field.value)
          ? readingsOf(withoutBegun(text)).has(new Big(field.value).toFixed())
          : marks.length === 0
        expect(isAsSent).toBe(true)
      }
    }),
    { numRuns: 3000 },
  )
})

test.each([
  ['1234', '1,234'],
  ['1234567.5', '1,234,567.5'],
  ['123', '123'],
  ['0.12345', '0.12345'],
  ['1,234567', '1,234567'],
  ['１２３４', '１２３４'],
  ['12345.', '12,345.'],
])('%s shows as %s', (shown, text) => {
  expect(groupAmount(shown).text).toBe(text)
})

test('while a keyboard composes, its text stays as it is, marks and all', () => {
  const rules = { decimals: 0, isGrouped: true }
  const before = { keys: '1234', shown: '1234', ...groupAmount('1234') }
  const change = { text: '1,2345', caret: 6, entry: 'composition', deletes: undefined } as const
  const composing = typeGrouped(before, change, rules)
  expect(composing).toMatchObject({ text: '1,2345', value: '12345', caret: 6 })
  expect(typeGrouped(composing, { ...change, entry: 'key' }, rules)).toMatchObject({ text: '12,345', value: '12345' })
})

test('the same amount without marks, as pasted or filled in over all, stays that amount', () => {
  for (const entry of ['paste', 'key'] as const) {
    const before = { keys: '20000', shown: '20000', ...groupAmount('20000') }
    const change = { text: '20000', caret: 5, entry, deletes: undefined }
    expect(typeGrouped(before, change, { decimals: 0, isGrouped: true })).toMatchObject({
      text: '20,000',
      value: '20000',
    })
  }
})

test('a mark that was pasted is never taken for the app’s own', () => {
  const before = { keys: '1234', shown: '1234', ...groupAmount('1234') }
  for (const data of ['1,23', null]) {
    const change = { text: '1,23', caret: 4, entry: 'paste', deletes: undefined, data } as const
    expect(typeGrouped(before, change, { decimals: 2, isGrouped: true }).value).toBe('1.23')
    expect(typeGrouped(before, change, { decimals: 0, isGrouped: true }).value).toBe('?1,23')
  }
})
