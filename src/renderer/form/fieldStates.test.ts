import { describe, expect, it } from 'vitest'
import { fieldStates } from './fieldStates.ts'
import type { FieldProblem } from './FieldProblem.ts'

const names = ['a', 'b']
const missing: FieldProblem = { kind: 'keyword', field: 'b', keyword: 'required' }
const rule: FieldProblem = { kind: 'rule', field: 'b', rule: 0 }
const judged = (visible: readonly string[], problems: readonly FieldProblem[] = []) => ({ visible, form: {}, problems })

describe('the states of fields', () => {
  it('say of each what it holds, whether it shows and the first thing that is wrong', () => {
    expect(fieldStates({}, names, { a: 'x', parked: 1 }, judged(['b'], [missing, rule]))).toEqual({
      a: { value: 'x', isVisible: false, problem: undefined },
      b: { value: undefined, isVisible: true, problem: missing },
    })
  })

  it('stay the same for fields that stay as they are', () => {
    const before = fieldStates({}, names, { a: 'x' }, judged(names))
    const after = fieldStates(before, names, { a: 'xy' }, judged(names))
    expect(after['a']).toEqual({ value: 'xy', isVisible: true, problem: undefined })
    expect(after['b']).toBe(before['b'])
  })

  it('stay the same altogether when nothing changes', () => {
    const before = fieldStates({}, names, { a: 'x' }, judged(['a'], [missing]))
    expect(fieldStates(before, names, { a: 'x' }, judged(['a'], [missing]))).toBe(before)
  })

  it('go with the fields', () => {
    const before = fieldStates({}, names, {}, judged(names))
    expect(Object.keys(fieldStates(before, ['a'], {}, judged(['a'])))).toEqual(['a'])
  })
})
