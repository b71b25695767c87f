import { Big } from 'big.js'
import { ExpressionError } from './ExpressionError.ts'
import { toDecimal } from './toDecimal.ts'

/** Orders two numbers, amounts or texts: below, at or above zero, and NaN where a number is none. */
export function orderOf(a: unknown, b: unknown): number {
  if (a instanceof Big || b instanceof Big) return toDecimal(a).cmp(toDecimal(b))
  if (typeof a === 'number' && typeof b === 'number') return a === b ? 0 : rank(a < b, a > b)
  if (typeof a === 'string' && typeof b === 'string') return a === b ? 0 : rank(a < b, a > b)
  throw new ExpressionError('wrong-type')
}

const rank = (below: boolean, above: boolean) => (below ? -1 : above ? 1 : Number.NaN)
