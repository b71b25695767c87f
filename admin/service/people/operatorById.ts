import { UnknownOperator } from '../base/refusals.ts'
import type { Operator, OperatorStore } from '../store/rows/operatorRows.ts'

/** Throws `UnknownOperator`. */
export async function operatorById(store: OperatorStore, id: number): Promise<Operator> {
  const operator = await store.findOperatorById(id)
  if (operator === undefined) throw new UnknownOperator(id)
  return operator
}
