import type { Action, ActionOf } from '../../format/actions.ts'

const actionKinds = [
  'call',
  'confirm',
  'alert',
  'toast',
  'go',
  'back',
  'reload',
  'refresh',
  'seen',
  'install',
  'open',
  'close',
  'copy',
  'set',
  'login',
  'logout',
] as const

export type ActionKind = (typeof actionKinds)[number]

export type ActionByKind = { readonly [K in ActionKind]: ActionOf<K> }

/** Which action this is; undefined for one of a newer release. */
export function kindOf(action: Action): ActionKind | undefined {
  return actionKinds.find((kind) => Object.hasOwn(action, kind))
}
