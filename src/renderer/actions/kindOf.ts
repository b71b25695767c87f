import { actionKinds } from '../../format/actionKinds.gen.ts'
import type { Action, ActionKind } from '../../format/actions.ts'

/** The kind of an action; undefined for one of a newer release. */
export function kindOf(action: Action): ActionKind | undefined {
  return actionKinds.find((kind) => Object.hasOwn(action, kind))
}
