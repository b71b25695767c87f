import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

test.each([
  ['stat', ['state', 'amount'], 'state'],
  ['amuont', ['state', 'amount'], 'amount'],
  ['Balance', ['balance', 'balances'], 'balance'],
  ['gamebalance', ['gameblance', 'balance'], 'gameblance'],
  ['ro', ['row', 'tab'], 'row'],
  ['zebra', ['state', 'amount'], undefined],
  ['x', [], undefined],
])('for %s among %j it finds %s', (name, candidates, expected) => {
  expect(nearest(name, candidates)).toBe(expected)
})
