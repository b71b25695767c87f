import { expect, it } from 'vitest'
import { median } from './median.ts'
import { percentile } from './percentile.ts'
import { toTable } from './toTable.ts'

it('takes the median of numbers', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(median([])).toBe(0)
})

it('takes the number that a percentage of the numbers does not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(percentile(hundred, 50)).toBe(50)
  expect(percentile(hundred, 95)).toBe(95)
  expect(percentile([7], 99)).toBe(7)
})

it('draws a Markdown table with columns of one width', () => {
  const table = toTable(
    ['what', 'ms'],
    [
      ['a|b', '1'],
      ['long name', '12.5'],
    ],
  )
  expect(table.split('\n')).toEqual([
    '| what      |   ms |',
    '| --------- | ---: |',
    '| a\\|b      |    1 |',
    '| long name | 12.5 |',
  ])
})
