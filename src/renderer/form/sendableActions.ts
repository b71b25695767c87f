import type { Action, Actions } from '../../format/actions.ts'
import type { Scope } from '../../format/expression/evaluate.ts'
import { isExpression } from '../../format/shape/compiled.ts'
import { evaluateIn } from '../scope/evaluateIn.ts'
import { fieldReads } from './fieldReads.ts'
import type { FormValues } from './typedValues.ts'

export interface Sending {
  readonly blockId: string
  readonly form: FormValues
  readonly scope: Scope
}

/** The actions of a submit without the parameters of fields that are hidden or left empty: those are not sent at all. */
export function sendableActions(actions: Actions, sending: Sending): Actions {
  return actions.map((action) => {
    if (!('call' in action) || action.with === undefined) return action
    const sent = Object.entries(action.with).filter(([, slot]) => !isLeftOut(slot, sending))
    return { ...action, with: Object.fromEntries(sent) } satisfies Action
  })
}

function isLeftOut(slot: unknown, { blockId, form, scope }: Sending): boolean {
  if (!isExpression(slot)) return false
  const missing = [...fieldReads(slot.e, blockId)].some((name) => form[name] === undefined)
  return missing && evaluateIn(slot, scope).kind === 'problem'
}
