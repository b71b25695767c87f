import { expect, it, vi } from 'vitest'
import type { Paging } from '../../platform/OperationEntry.ts'
import { createMerge, type Page } from './answers.ts'

const paging: Paging = { param: 'page', rows: '/data', last: '/last_page', key: 'no' }

const read = vi.fn<(no: number) => void>()
const rowOf = (no: number) => ({
  get no() {
    read(no)
    return no
  },
})
const pageOf = (number: number, ...numbers: readonly number[]): Page => ({
  number,
  rows: numbers.map(rowOf),
  isLast: false,
})

it('looks at what was added alone, and has the same rows for the same pages', () => {
  const merge = createMerge(paging)
  const pages = [pageOf(1, 1, 2), pageOf(2, 3)]
  const rows = merge(pages)
  expect(merge(pages)).toBe(rows)
  read.mockClear()
  const more = merge([...pages, pageOf(3, 4, 5)])
  expect(read.mock.calls.flat()).toEqual([4, 5])
  expect(more.slice(0, 3)).toEqual(rows)
  expect(more).toHaveLength(5)
})

it('shows a row that moved to the next page where it was first', () => {
  const merge = createMerge(paging)
  const first = pageOf(1, 1, 2)
  const rows = merge([first])
  expect(merge([first, pageOf(2, 2)])).toBe(rows)
  expect(merge([first, pageOf(2, 2), pageOf(3, 3, 1)]).map((row) => (row as { no: number }).no)).toEqual([1, 2, 3])
})

it('starts over with other pages', () => {
  const merge = createMerge(paging)
  merge([pageOf(1, 1, 2), pageOf(2, 3)])
  expect(merge([pageOf(1, 3, 1)])).toHaveLength(2)
  expect(merge([])).toEqual([])
})
