import type { Action, Actions } from '../../format/actions.ts'
import type { FormBlock } from '../../format/blocks/form.ts'
import type { Scope } from '../../format/expression/evaluate.ts'
import { isExpression } from '../../format/shape/compiled.ts'
import { evaluateIn } from '../screen/evaluateIn.ts'
import { emptyFieldOf } from './emptyFieldOf.ts'
import type { FormValues } from './typedValues.ts'

export interface Sending {
  readonly fields: FormBlock['fields']
  readonly form: FormValues
  /** The names of the screen, where `form` is that very object. */
  readonly scope: Scope
}

/**
 * The actions of a submit without the parameters of fields that are hidden or left empty: those are not sent at all. A
 * parameter that has no value for any other reason stays, and the call is not made.
 */
export function sendableActions(actions: Actions, sending: Sending): Actions {
  return actions.map((action) => {
    if (!('call' in action) || action.with === undefined) return action
    const sent = Object.entries(action.with).filter(([, slot]) => !isLeftOut(slot, sending))
    return { ...action, with: Object.fromEntries(sent) } satisfies Action
  })
}

function isLeftOut(slot: unknown, { fields, form, scope }: Sending): boolean {
  if (!isExpression(slot)) return false
  const empty = emptyFieldOf(evaluateIn(slot, scope), form)
  return empty !== undefined && Object.hasOwn(fields, empty)
}
