import { Big } from 'big.js'
import { toBalance } from '../format/balance.ts'
import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { coerce, MalformedError } from './coerce.ts'
import { shapes } from './reads.gen.ts'
import { operations } from './testing/operations.ts'
import { parseDecimal } from './parseDecimal.ts'
import type { Leaf, Shape, Shapes } from './Shape.ts'

const named: Shapes = shapes

describe('coerce', () => {
  test('turns numbers that travel as text into numbers', () => {
    expect(coerce(operations.getPayWays.data, { card: '1', usdt: 0 })).toEqual({ card: 1, usdt: 0 })
  })

  test('turns amounts into Decimals, whether text or number', () => {
    const balance = coerce(operations.getBalance.data, { balance: '1,234,500.50', usd_balance: 0.1 })
    expect(balance).toEqual({
      balance: toBalance(new Big('1234500.5')),
      usd_balance: toBalance(new Big('0.1')),
    })
  })

  test('turns numeric ids into text', () => {
    expect(coerce(operations.getActivityTypes.data[0], { id: 7, name: 'New' })).toEqual({ id: '7', name: 'New' })
  })

  test('keeps every digit of an id and an amount, and leaves out a number that would lose some', () => {
    const [id, amount] = ['20261127000000012345', '123456789012345678.123456']
    const shape = { id: 's', amount: 'd', page: 'n', rate: 'n' } as const
    expect(coerce(shape, { id, amount, page: id, rate: '0.30000000000000004' })).toEqual({
      id,
      amount: new Big(amount),
      rate: 0.1 + 0.2,
    })
    expect(coerce({ page: 'n' }, { page: '9007199254740991' })).toEqual({ page: Number.MAX_SAFE_INTEGER })
  })

  test('takes every identity of the contract as text, in answers and in params', () => {
    const identity = /(?:^|_)p?id$|_(?:no|sn)$|^(?:expect|typeid)$/
    const others: string[] = []
    let found = 0
    const look = (shape: Shape, place: string): void => {
      if (Array.isArray(shape)) look(shape[0] as Shape, place)
      else if (typeof shape === 'object')
        for (const [field, part] of Object.entries(shape)) {
          if (identity.test(field)) found += 1
          if (identity.test(field) && part !== 's' && part !== 'S') others.push(`${place}.${field}`)
          look(part, `${place}.${field}`)
        }
    }
    for (const [name, { data, ...entry }] of Object.entries(operations)) {
      look(data, name)
      if ('params' in entry) look(entry.params, `${name} with`)
    }
    for (const [name, shape] of Object.entries(named)) look(shape, name)
    expect(found).toBeGreaterThan(40)
    expect(others).toEqual([])
  })

  test('turns flags into booleans through a shape that holds itself', () => {
    const tree = {
      id: 1,
      username: 'a',
      balance: 0,
      pid: 0,
      noChild: 0,
      children: [{ id: 2, username: 'b', balance: '3', pid: 1, noChild: '1' }],
    }
    expect(coerce(['#AgentChild'], [tree])).toMatchObject([{ noChild: false, children: [{ id: '2', noChild: true }] }])
  })

  test('keeps null only where the contract does', () => {
    expect(coerce(operations.getLotteryDraw.data, { opencode: null, opentime: null, expect: null })).toEqual({
      opencode: null,
      opentime: null,
      expect: '',
    })
  })

  test('keeps only the fields of the contract', () => {
    const hostile: unknown = JSON.parse('{"url":"x","servedBy":"node-3","__proto__":{"polluted":true}}')
    expect(coerce(operations.getVisitUrl.data, hostile)).toEqual({ url: 'x' })
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  test('completes an address, and leaves what is not one as it is', () => {
    vi.stubGlobal('document', { baseURI: 'https://m.site.example/app/#/mine' })
    const inFull = (url: unknown) => (coerce(operations.getVisitUrl.data, { url }) as { readonly url?: string }).url
    expect(['demo/a.html', '/b', ' https://else.example/c?d=1#e', '', ' ', 'https://', 7].map(inFull)).toEqual([
      'https://m.site.example/app/demo/a.html',
      'https://m.site.example/b',
      'https://else.example/c?d=1#e',
      '',
      ' ',
      'https://',
      'https://m.site.example/app/7',
    ])
    vi.unstubAllGlobals()
    // Without a page, as on the command line, there is nothing to complete it by.
    expect(inFull('demo/a.html')).toBe('demo/a.html')
  })

  test.each(['', ' ', '-', 'abc', '1e999999', '0x10', '1,00', 'NaN', '٣', {}, [], true, null])(
    'leaves out an amount that reads %j',
    (amount) => {
      expect(coerce(operations.getBetAmount.data, { bet_amount: amount })).toEqual({})
    },
  )

  test.each(['', 'x', 'Infinity', null, [], {}])('leaves out a number that reads %j', (value) => {
    expect(coerce({ state: 'n' }, { state: value })).toEqual({})
  })

  test('reads null in place of a list as no rows', () => {
    expect(coerce(operations.getCards.data, null)).toEqual([])
  })

  test.each([
    [operations.getBalance.data, [], ''],
    [operations.getBalance.data, 'down', ''],
    [operations.getBalance.data, null, ''],
    [operations.getCards.data, {}, ''],
    [operations.getCards.data, [{}, 'x'], '/1'],
    [operations.getNoticeList.data, { data: 'x' }, '/data'],
    [operations.getPayInfo.data, { deposit_no: '1', info: 'x' }, '/info'],
  ] as const)('refuses %j given %j and says where', (shape, value, pointer) => {
    expect(() => coerce(shape, value)).toThrow(new MalformedError(pointer))
  })

  test('reads a wrong object or list as an empty one when lenient', () => {
    expect(coerce(operations.getPayInfo.data, { deposit_no: 9, info: [] }, { lenient: true })).toEqual({
      deposit_no: '9',
      info: {},
    })
    expect(coerce(operations.getCards.data, 'x', { lenient: true })).toEqual([])
  })

  test('gives every answer of every call the contract types, whatever the platform sends', () => {
    const shapesOfCalls: readonly Shape[] = Object.values(operations).map(({ data }) => data)
    fc.assert(
      fc.property(
        fc.constantFrom(...shapesOfCalls),
        fc.infiniteStream(fc.jsonValue()),
        fc.boolean(),
        (shape, junk, lenient) => {
          const value = wire(shape, junk)
          let read: unknown
          try {
            read = coerce(shape, value, { lenient })
          } catch (error) {
            fc.pre(lenient || !(error instanceof MalformedError))
            throw error
          }
          expect(strayValues(shape, read)).toEqual([])
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('keeps every value that the platform spells as the contract does, or as text', () => {
    const amounts = fc
      .tuple(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), fc.integer({ min: 0, max: 8 }))
      .map(([digits, places]) => new Big(digits).div(new Big(10).pow(places)))
    fc.assert(
      fc.property(amounts, fc.integer(), fc.boolean(), (amount, number, asText) => {
        const value = { d: asText ? amount.toFixed() : Number(amount.toFixed()), n: asText ? String(number) : number }
        const read = coerce({ d: 'd', n: 'n' }, value) as { d: Big; n: number }
        expect(read.d.eq(amount)).toBe(true)
        expect(read.n).toBe(number)
      }),
    )
  })

  test('changes nothing when applied to what it gave', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(named)), fc.infiniteStream(fc.jsonValue()), (shape, junk) => {
        const once = coerce(shape, wire(shape, junk), { lenient: true })
        expect(coerce(shape, once, { lenient: true })).toEqual(once)
      }),
      { numRuns: 500 },
    )
  })
})

describe('parseDecimal', () => {
  test.each([
    ['150', '150'],
    ['-0.50', '-0.5'],
    ['+3', '3'],
    [' 12.5 ', '12.5'],
    ['1,234,567.89', '1234567.89'],
    [1e21, '1000000000000000000000'],
    [0.1, '0.1'],
  ])('reads %j as %s', (given, text) => {
    expect(parseDecimal(given)?.toFixed()).toBe(text)
  })

  test.each([
    '1e5',
    '1 000',
    '12,34',
    '.5',
    '5.',
    'Infinity',
    Number.NaN,
    Infinity,
    1e300,
    '9'.repeat(31),
    undefined,
    null,
    {},
  ])('reads %j as none', (given) => {
    expect(parseDecimal(given)).toBeUndefined()
  })
})

/** A value that resembles the shape, with junk in the place of some parts. */
function wire(shape: Shape, junk: fc.Stream<fc.JsonValue>, depth = 0): unknown {
  const given = junk.next().value as fc.JsonValue
  if (given === null || depth > 6) return given
  if (typeof shape === 'string') return shape.startsWith('#') ? wire(named[shape.slice(1)]!, junk, depth + 1) : given
  if (Array.isArray(shape)) return [wire(shape[0] as Shape, junk, depth + 1), wire(shape[0] as Shape, junk, depth + 1)]
  return Object.fromEntries(Object.entries(shape).map(([field, part]) => [field, wire(part, junk, depth + 1)]))
}

const kinds: { readonly [leaf in Leaf]: readonly string[] } = {
  s: ['string'],
  u: ['string'],
  S: ['string', 'null'],
  n: ['number'],
  N: ['number', 'null'],
  d: ['decimal'],
  h: ['decimal'],
  D: ['decimal', 'null'],
  b: ['boolean'],
  z: ['null'],
  f: [],
}

/** The leaves of a value that are not of the kind that their shape says. */
function strayValues(shape: Shape, value: unknown): unknown[] {
  if (typeof shape !== 'string') {
    const shapeOf = Array.isArray(shape)
      ? () => shape[0] as Shape
      : (field: string) => (shape as { readonly [field: string]: Shape })[field]!
    return Object.entries(value as object).flatMap(([field, part]) => strayValues(shapeOf(field), part))
  }
  if (shape.startsWith('#')) return strayValues(named[shape.slice(1)]!, value)
  const kind = value instanceof Big ? 'decimal' : value === null ? 'null' : typeof value
  return kinds[shape as Leaf].includes(kind) ? [] : [value]
}
