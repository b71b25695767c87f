import type { Outcome } from '../screen/evaluateIn.ts'
import type { FormValues } from './typedValues.ts'

/** The field of this form whose absence is the very reason why an expression has no value; undefined for any other reason. */
export function emptyFieldOf(outcome: Outcome, form: FormValues): string | undefined {
  if (outcome.kind !== 'problem' || outcome.absence?.object !== form) return undefined
  const { key } = outcome.absence
  return typeof key === 'string' ? key : undefined
}
