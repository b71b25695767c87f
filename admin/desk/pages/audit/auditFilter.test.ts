import { expect, it } from 'vitest'
import { auditFilter, everything } from './auditFilter.ts'

it('asks for nothing where nothing is said', () => {
  expect(auditFilter({ ...everything, text: '  ' })).toEqual({})
})

it('takes whole days of the operator’s own calendar, the last one too', () => {
  const { from, until } = auditFilter({ ...everything, from: '2026-03-02', to: '2026-03-02' })
  expect(from).toBe(new Date(2026, 2, 2).toISOString())
  expect(until).toBe(new Date(2026, 2, 3).toISOString())
  expect(auditFilter({ ...everything, to: '2026-12-31' })).toEqual({ until: new Date(2027, 0, 1).toISOString() })
})

it('leaves a day out that is only half typed', () => {
  expect(auditFilter({ ...everything, from: '2026-03', text: ' night ', actor: 'jun' })).toEqual({
    text: 'night',
    actor: 'jun',
  })
})
