import { expect, it } from 'vitest'
import { nextEdge, periodState } from './periodState.ts'

const noon = Date.parse('2026-01-02T12:00:00Z')

it('a period runs from its first moment until its last, which is no longer in it', () => {
  const hour = { from: '2026-01-02T12:00:00Z', until: '2026-01-02T13:00:00Z' }
  const stateAt = (now: number) => periodState(hour, now)
  expect([noon - 1, noon, noon + 3_599_999, noon + 3_600_000].map(stateAt)).toEqual([
    'planned',
    'running',
    'running',
    'over',
  ])
  expect(periodState({}, noon)).toBe('running')
})

it('the next edge of several is the first one that is still to come', () => {
  const periods = [
    { from: '2026-01-02T15:00:00Z' },
    { until: '2026-01-02T14:00:00Z' },
    { from: '2026-01-02T12:00:00Z' },
  ]
  expect(nextEdge(periods, noon)).toBe(Date.parse('2026-01-02T14:00:00Z'))
  expect(nextEdge([{}], noon)).toBe(Number.POSITIVE_INFINITY)
})
