import { Big } from 'big.js'
import type { Outcome } from '../screen/evaluateIn.ts'
import type { FormValues } from './typedValues.ts'

/**
 * The field of this form whose absence, or that of a field within it, is the very reason why an expression has no
 * value; undefined for any other reason.
 */
export function emptyFieldOf(outcome: Outcome, form: FormValues): string | undefined {
  if (outcome.kind !== 'problem' || outcome.absence === undefined) return undefined
  const { object, key } = outcome.absence
  if (object === form) return typeof key === 'string' ? key : undefined
  return Object.keys(form).find((name) => holds(form[name], object))
}

/** Amounts are objects too, and nothing is looked for within them. */
function holds(value: unknown, wanted: unknown): boolean {
  if (typeof value !== 'object' || value === null || value instanceof Big) return false
  return value === wanted || Object.values(value).some((inner) => holds(inner, wanted))
}
