import { Big } from 'big.js'
import { ExpressionError } from './ExpressionError.ts'
import { toDecimal } from './toDecimal.ts'

/** Orders two numbers, amounts or texts (by code points): below, at or above zero, and NaN where a number is NaN. */
export function orderOf(a: unknown, b: unknown): number {
  if (a instanceof Big || b instanceof Big) return toDecimal(a).cmp(toDecimal(b))
  if (typeof a === 'number' && typeof b === 'number') return a === b ? 0 : rank(a < b, a > b)
  if (typeof a === 'string' && typeof b === 'string') return orderOfTexts(a, b)
  throw new ExpressionError('wrong-type')
}

const rank = (below: boolean, above: boolean) => (below ? -1 : above ? 1 : Number.NaN)

/** JavaScript compares halves of characters, and so puts an emoji before a full-width letter. */
function orderOfTexts(a: string, b: string): number {
  let at = 0
  while (at < a.length && at < b.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1
  if (at === a.length || at === b.length) return a.length - b.length
  return pointAt(a, at) - pointAt(b, at)
}

/** The character that begins, or ends, at an index. */
function pointAt(text: string, at: number): number {
  const isSecondHalf = at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff
  return text.codePointAt(isSecondHalf ? at - 1 : at) ?? 0
}
