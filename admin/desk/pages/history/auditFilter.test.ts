import { expect, it } from 'vitest'
import { auditFilter, everything } from './auditFilter.ts'

it('is empty when nothing is filled in', () => {
  expect(auditFilter({ ...everything, text: '  ' })).toEqual({})
})

it('takes whole days of the operator’s own calendar, including the last one', () => {
  const { from, until } = auditFilter({ ...everything, from: '2026-03-02', to: '2026-03-02' })
  expect(from).toBe(new Date(2026, 2, 2).toISOString())
  expect(until).toBe(new Date(2026, 2, 3).toISOString())
  expect(auditFilter({ ...everything, to: '2026-12-31' })).toEqual({ until: new Date(2027, 0, 1).toISOString() })
})

it('leaves out a day that is only half typed', () => {
  expect(auditFilter({ ...everything, from: '2026-03', text: ' night ', actor: 'jun' })).toEqual({
    text: 'night',
    actor: 'jun',
  })
})
