import { Big } from 'big.js'
import { expect, it } from 'vitest'
import { marksOf } from './PlayGroupSection.tsx'

const group = (...options: readonly string[]) =>
  options.map((class3) => ({ id: class3, class2: 'Group', class3, rate: new Big(2) }))
const marked = (look: Parameters<typeof marksOf>[0], ...options: readonly string[]) =>
  Object.fromEntries(marksOf(look, group(...options)))

it('shows dice for faces, pairs, triples and two numbers', () => {
  expect(marked('dice', '1', '6')).toEqual({ 1: [1], 6: [6] })
  expect(marked('dice', '11', '66')).toEqual({ 11: [1, 1], 66: [6, 6] })
  expect(marked('dice', '111', 'Any')).toEqual({ 111: [1, 1, 1] })
  expect(marked('dice', '1-2', '5-6')).toEqual({ '1-2': [1, 2], '5-6': [5, 6] })
})

it('leaves a group of sums plain, though some sums look like dice', () => {
  expect(marked('dice', '3', '7', '11', '18')).toEqual({})
  expect(marked('balls', '3', '10', '19')).toEqual({})
})

it('shows cars for the numbers of a place, and its words as words', () => {
  expect(marked('balls', 'Big', '1', '10')).toEqual({ 1: [1], 10: [10] })
})

it('knows no marks for any other lottery', () => {
  expect(marked('plain', '1', '2')).toEqual({})
})
