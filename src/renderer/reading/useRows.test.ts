import { describe, expect, it, vi } from 'vitest'
import type { Reader } from './reader.ts'
import { expressionOf } from '../testing/planOf.ts'
import { createRowReader } from './useRows.ts'

interface Row {
  readonly no?: string
}

const key = expressionOf('=row.no')

/** A reader of rows by their numbers, which says what it read. */
function createFakeReader() {
  const row = vi.fn<(row: Row) => Pick<Reader, 'value' | 'condition'>>(({ no }) => ({
    value: () => no ?? '',
    condition: () => no !== 'hidden',
  }))
  return { read: { row } as unknown as Reader, row }
}

const keysOf = (rows: readonly { readonly key: string }[]) => rows.map((row) => row.key)
const rowsOf = (...numbers: readonly string[]): Row[] => numbers.map((no) => ({ no }))

describe('rows that grow', () => {
  it('are keyed once, and keep their place whatever else is said of their source', () => {
    const { read, row } = createFakeReader()
    const readRows = createRowReader()
    const first = rowsOf('1', '2')
    const before = readRows(read, { rows: first, where: undefined, key })
    expect(readRows(read, { rows: first, where: undefined, key })).toBe(before)
    const after = readRows(read, { rows: [...first, ...rowsOf('3')], where: undefined, key })
    expect(keysOf(after)).toEqual(['1', '2', '3'])
    expect(after.slice(0, 2).every((keyed, index) => keyed === before[index])).toBe(true)
    expect(row).toHaveBeenCalledTimes(3)
  })

  it('show a key once, also when it comes again on a later page', () => {
    const { read } = createFakeReader()
    const readRows = createRowReader()
    const first = rowsOf('1', '2')
    readRows(read, { rows: first, where: undefined, key })
    expect(keysOf(readRows(read, { rows: [...first, ...rowsOf('2', '3')], where: undefined, key }))).toEqual([
      '1',
      '2',
      '3',
    ])
  })

  it('count equal rows without a key from the beginning', () => {
    const { read } = createFakeReader()
    const readRows = createRowReader()
    const first = [{}, {}]
    readRows(read, { rows: first, where: undefined, key: undefined })
    expect(keysOf(readRows(read, { rows: [...first, {}], where: undefined, key: undefined }))).toEqual([
      '{}',
      '{}#2',
      '{}#3',
    ])
  })
})

it('rows that differ from those before get new keys', () => {
  const { read } = createFakeReader()
  const readRows = createRowReader()
  const [one, two, three] = rowsOf('1', '2', '3')
  const read3 = (rows: readonly unknown[]) => keysOf(readRows(read, { rows, where: undefined, key }))
  expect(read3([one, two, three])).toEqual(['1', '2', '3'])
  expect(read3([three, one])).toEqual(['3', '1'])
  expect(read3([three])).toEqual(['3'])
  expect(read3([])).toEqual([])
  expect(read3([one, two])).toEqual(['1', '2'])
})

it('rows under a condition are asked each time', () => {
  const { read } = createFakeReader()
  const readRows = createRowReader()
  const rows = rowsOf('1', 'hidden')
  const input = { rows, where: expressionOf('=row.no != filter.no'), key }
  expect(keysOf(readRows(read, input))).toEqual(['1'])
  expect(readRows(read, input)).not.toBe(readRows(read, input))
})
