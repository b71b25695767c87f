import { expect, test } from 'vitest'
import { isAst } from './isAst.ts'

test.each([
  [1],
  ['text'],
  [null],
  [false],
  [['id', 'row']],
  [['get', ['id', 'row'], 'state']],
  [['list', []]],
  [['call', 'size', [['id', 'row']]]],
  [['all', ['list', [1]], 'x', ['>', ['id', 'x'], 0]]],
])('%j is an expression', (value) => {
  expect(isAst(value)).toBe(true)
})

let deep: unknown = 1
for (let level = 0; level < 100; level += 1) deep = ['!', deep]

test.each([
  [undefined],
  [{}],
  [[]],
  [Number.NaN],
  [['id']],
  [['id', '']],
  [['id', 1]],
  [['id', 'a', 'b']],
  [['get', ['id', 'row']]],
  [['has', ['id', 'row'], ['id', 'x']]],
  [['list', 1]],
  [['call', 'size', 1]],
  [['eval', '1']],
  [['constructor', 1]],
  [['__proto__', 1]],
  [['==', 1, { valueOf: 1 }]],
  [deep],
  [['list', Array.from({ length: 1000 }, () => 1)]],
])('%j is not one', (value) => {
  expect(isAst(value)).toBe(false)
})
