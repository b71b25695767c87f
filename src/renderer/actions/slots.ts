import { isExpression } from '../../format/shape/compiled.ts'
import { evaluateIn } from '../screen/evaluateIn.ts'
import type { ActionContext } from './ActionContext.ts'

/** Thrown when a slot of an action has no value: a call with half its parameters must not be made. */
export class UnreadableSlot extends Error {
  override readonly name = 'UnreadableSlot'
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** The value of a slot; undefined for an optional that is absent. Throws UnreadableSlot. */
export function readSlot(slot: unknown, { scope }: ActionContext): unknown {
  if (!isExpression(slot)) return slot
  const outcome = evaluateIn(slot, scope)
  if (outcome.kind === 'value') return outcome.value
  throw new UnreadableSlot(outcome.kind === 'problem' ? `action-${outcome.code}` : `action-${outcome.kind}`)
}

export function readText(slot: unknown, context: ActionContext): string {
  const value = readSlot(slot, context)
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

export function readParams(
  given: Readonly<Record<string, unknown>> | undefined,
  context: ActionContext,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given ?? {})
      .map(([name, slot]) => [name, readSlot(slot, context)] as const)
      .filter(([, value]) => value !== undefined && value !== null),
  )
}
