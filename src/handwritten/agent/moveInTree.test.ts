import { Big } from 'big.js'
import { describe, expect, it } from 'vitest'
import type { RowState, TreeRow } from './createTreeRows.ts'
import { findByName, moveInTree, turn } from './moveInTree.ts'

function row(key: string, state: RowState): TreeRow {
  const ids = key.split('/').slice(1)
  const id = ids.at(-1) ?? ''
  return {
    key,
    parent: ids.length > 1 ? `/${ids.slice(0, -1).join('/')}` : undefined,
    member: { id, username: id, balance: new Big(0), pid: '' },
    level: ids.length,
    place: 1,
    failure: undefined,
    siblings: 1,
    state,
  }
}

const rows = [
  row('/anna', 'open'),
  row('/anna/bert', 'leaf'),
  row('/anna/Berta', 'opening'),
  row('/carl', 'closed'),
  row('/dora', 'failed'),
]

describe('the keys of the tree', () => {
  it.each([
    ['ArrowDown', 0, { to: 1 }],
    ['ArrowDown', 4, undefined],
    ['ArrowUp', 1, { to: 0 }],
    ['ArrowUp', 0, undefined],
    ['Home', 3, { to: 0 }],
    ['End', 0, { to: 4 }],
    ['ArrowRight', 0, { to: 1 }],
    ['ArrowRight', 1, undefined],
    ['ArrowRight', 2, undefined],
    ['ArrowRight', 3, 'open'],
    ['ArrowRight', 4, 'open'],
    ['ArrowLeft', 0, 'close'],
    ['ArrowLeft', 1, { to: 0 }],
    ['ArrowLeft', 2, 'close'],
    ['ArrowLeft', 3, undefined],
    ['Enter', 0, 'close'],
    ['Enter', 1, undefined],
    [' ', 3, 'open'],
    ['Enter', 4, 'open'],
    ['Tab', 0, undefined],
  ] as const)('%s on row %i', (key, index, move) => {
    expect(moveInTree(key, rows, index)).toEqual(move)
  })

  it('do nothing in an empty tree', () => {
    expect(moveInTree('ArrowDown', [], 0)).toBeUndefined()
  })
})

it('a tap closes what is open or on its way, opens the rest, and leaves a leaf alone', () => {
  expect(rows.map(turn)).toEqual(['close', undefined, 'close', 'open', 'open'])
})

describe('typing a name', () => {
  it.each([
    ['b', 0, 1],
    ['b', 1, 2],
    ['be', 1, 1],
    ['a', 3, 0],
    ['x', 0, -1],
  ])('%s from row %i leads to row %i', (typed, from, to) => {
    expect(findByName(rows, from, typed)).toBe(to)
  })
})
