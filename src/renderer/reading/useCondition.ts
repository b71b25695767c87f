import type { Expression } from '../../format/shape/compiled.ts'
import type { Reader } from './createReader.ts'
import { useDerived } from './useDerived.ts'

const read = (reader: Reader, expression: Expression | undefined) => reader.condition(expression)

/** Whether a condition holds for sure; one that is left out does, one that is on its way does not yet. */
export function useCondition(expression: Expression | undefined): boolean {
  return useDerived(expression, read).value
}
