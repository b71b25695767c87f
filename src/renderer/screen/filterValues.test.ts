import { expect, test } from 'vitest'
import { rangeProblem } from './filterValues.ts'

const limits = { min: '2020-01-01', max: '2030-01-01', sameMonth: true }

test.each([
  ['2026-11-01', '2026-11-30', undefined],
  ['2026-11-05', '2026-11-05', undefined],
  ['2026-11-06', '2026-11-05', 'startAfterEnd'],
  ['2026-10-31', '2026-11-01', 'sameMonth'],
  ['2025-11-01', '2026-11-01', 'sameMonth'],
  ['2019-12-30', '2019-12-31', 'outside'],
  ['2030-01-01', '2030-01-02', 'outside'],
  ['2026-02-30', '2026-02-30', 'outside'],
  ['', '2026-11-01', 'outside'],
] as const)('%s to %s is %s', (from, to, problem) => {
  expect(rangeProblem({ from, to }, limits)).toBe(problem)
})

test('two months are one range where that is allowed', () => {
  expect(rangeProblem({ from: '2026-10-31', to: '2026-11-01' }, { ...limits, sameMonth: false })).toBe(undefined)
})
