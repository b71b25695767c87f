import { expect, it } from 'vitest'
import { splitGroups } from './splitGroups.ts'

const fields = (count: number) => ({
  type: 'object' as const,
  properties: Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, { type: 'number' as const }])),
})

it('puts each group into the column that is shorter so far', () => {
  expect(splitGroups([fields(9), fields(3), fields(3), fields(3), fields(2)])).toEqual([
    'left',
    'right',
    'right',
    'right',
    'left',
  ])
})

it('counts a pair as one line and a list as more', () => {
  const pair = {
    type: 'object' as const,
    properties: { min: { type: 'string' as const }, max: { type: 'string' as const } },
  }
  const pairs = { type: 'object' as const, properties: { a: pair, b: pair } }
  expect(splitGroups([pairs, fields(3), fields(1)])).toEqual(['left', 'right', 'left'])
  const list = { type: 'array' as const, items: { type: 'string' as const } }
  expect(splitGroups([{ type: 'object', properties: { a: list, b: list } }, fields(3), fields(1)])).toEqual([
    'left',
    'right',
    'right',
  ])
})
