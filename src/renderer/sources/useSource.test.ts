import { describe, expect, it } from 'vitest'
import type { Reader } from '../reading/reader.ts'
import { readData } from './useSource.ts'

const minimum = { e: ['id', 'minimum'] }
const missing = { e: ['id', 'missing'] }
const reader = { value: (slot: unknown) => (slot === minimum ? 'yielded' : undefined) } as Reader

describe('readData', () => {
  it('puts what expressions yield in their places', () => {
    expect(readData(reader, { min_price: minimum, list: [minimum, 2], note: null })).toEqual({
      min_price: 'yielded',
      list: ['yielded', 2],
      note: null,
    })
  })

  it('gives nothing while an expression anywhere cannot be worked out', () => {
    expect(readData(reader, { min_price: minimum, deep: { list: [missing] } })).toBeUndefined()
  })

  it('gives nothing for what is left out', () => {
    expect(readData(reader, undefined)).toBeUndefined()
  })
})
