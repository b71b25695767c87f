import type { ExpressionType } from './ExpressionType.ts'

/** Whether two types are the same, field for field. */
export function sameType(a: ExpressionType, b: ExpressionType): boolean {
  if (a === b) return true
  if ((a.kind === 'list' || a.kind === 'optional') && a.kind === b.kind) return sameType(a.of, b.of)
  if (a.kind !== 'object' || b.kind !== 'object') return a.kind === b.kind
  const names = Object.keys(a.fields)
  return (
    (a.open ?? false) === (b.open ?? false) &&
    names.length === Object.keys(b.fields).length &&
    names.every((name) => {
      const [left, right] = [a.fields[name], b.fields[name]]
      return left && right && left.optional === right.optional && sameType(left.type, right.type)
    })
  )
}
