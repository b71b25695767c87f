import type { ExpressionType } from './ExpressionType.ts'
import { sameType } from './sameType.ts'

/** The one type that two alternatives share, or undefined when they share none. `any` goes with everything. */
export function unifyTypes(a: ExpressionType, b: ExpressionType): ExpressionType | undefined {
  if (sameType(a, b)) return a
  if (a.kind === 'any') return a
  if (b.kind === 'any') return b
  if ((a.kind === 'list' || a.kind === 'optional') && a.kind === b.kind) {
    const of = unifyTypes(a.of, b.of)
    return of && { kind: a.kind, of }
  }
  return undefined
}
