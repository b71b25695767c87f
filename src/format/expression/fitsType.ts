import type { ExpressionType } from './ExpressionType.ts'

/**
 * Whether a value of one type may be given where another is expected. `any` fits everywhere (it is settled at run
 * time), a number fits where an amount is expected, and an object fits when it has every field that is always expected
 * of it.
 */
export function fitsType(actual: ExpressionType, expected: ExpressionType): boolean {
  if (actual.kind === 'any' || expected.kind === 'any') return true
  if (actual.kind === 'double' && expected.kind === 'decimal') return true
  if ((actual.kind === 'list' || actual.kind === 'optional') && actual.kind === expected.kind) {
    return fitsType(actual.of, expected.of)
  }
  if (expected.kind === 'optional') return fitsType(actual, expected.of)
  if (actual.kind !== 'object' || expected.kind !== 'object') return actual.kind === expected.kind
  return Object.entries(expected.fields).every(([name, wanted]) => {
    const field = Object.hasOwn(actual.fields, name) ? actual.fields[name] : undefined
    return field ? (wanted.optional || !field.optional) && fitsType(field.type, wanted.type) : wanted.optional
  })
}
