import { expect, test, vi } from 'vitest'
import { evaluateOr } from './evaluateOr.ts'

const scope = { get: (name: string): unknown => (name === 'row' ? { state: 1 } : undefined) }

test('gives the value', () => {
  const report = vi.fn<(error: Error) => void>()
  expect(evaluateOr(['get', ['id', 'row'], 'state'], scope, 0, report)).toBe(1)
  expect(report).not.toHaveBeenCalled()
})

test('gives the fallback for what may be absent, without a report', () => {
  const report = vi.fn<(error: Error) => void>()
  expect(evaluateOr(['get?', ['id', 'row'], 'note'], scope, '-', report)).toBe('-')
  expect(report).not.toHaveBeenCalled()
})

test('gives the fallback for an error and reports its code', () => {
  const report = vi.fn<(error: Error) => void>()
  expect(evaluateOr(['get', ['id', 'row'], 'note'], scope, '-', report)).toBe('-')
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'absent' }))
})
