import { Big } from 'big.js'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reuseEqual } from './reuseEqual.ts'

const tree = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.integer().map((digits) => new Big(digits).div(100)),
    fc.array(tie('value')),
    fc.dictionary(fc.string(), tie('value'), { noNullPrototype: true }),
  ),
})).value

const copy = (value: unknown): unknown => {
  if (value instanceof Big) return new Big(value)
  if (Array.isArray(value)) return value.map(copy)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, copy(item)]))
  return value
}

describe('reuseEqual', () => {
  test('returns the previous value when nothing changed', () => {
    fc.assert(
      fc.property(tree, (value) => {
        expect(reuseEqual(value, copy(value))).toBe(value)
      }),
    )
  })

  test('returns a value that equals the next one, whatever came before', () => {
    fc.assert(
      fc.property(tree, tree, (previous, next) => {
        expect(reuseEqual(previous, next)).toStrictEqual(next)
      }),
    )
  })

  test('keeps the equal parts of a value that changed', () => {
    const previous = {
      wallets: [
        { name: 'A', balance: new Big('1.0') },
        { name: 'B', balance: new Big(2) },
      ],
      total: 3,
    }
    const next = reuseEqual(previous, {
      wallets: [
        { name: 'A', balance: new Big(1) },
        { name: 'B', balance: new Big(5) },
      ],
      total: 3,
    })
    expect(next).not.toBe(previous)
    expect(next.wallets[0]).toBe(previous.wallets[0])
    expect(next.wallets[1]).not.toBe(previous.wallets[1])
  })

  test('tells apart a list that shrank, a field that went and a field that is undefined', () => {
    expect(reuseEqual([1, 2], [1])).toEqual([1])
    expect(reuseEqual({ a: 1, b: 2 }, { a: 1 })).toStrictEqual({ a: 1 })
    expect(reuseEqual({ a: undefined }, { b: undefined })).toStrictEqual({ b: undefined })
  })

  test('never takes a field from a prototype', () => {
    const next = JSON.parse('{"toString":1,"constructor":2}') as unknown
    expect(reuseEqual({}, next)).toStrictEqual(next)
  })
})
