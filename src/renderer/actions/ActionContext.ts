import type { Scope } from '../../format/expression/evaluate.ts'
import type { ScreenStore } from '../screen/createScreenStore.ts'
import type { Reader } from '../reading/reader.ts'

/** Context of one run of a list of actions. */
export interface ActionContext {
  readonly store: ScreenStore
  /** Reads slots in the scope of the run, with the result of the call before. */
  readonly read: Reader
  readonly scope: Scope
  readonly report: (code: string) => void
  /** Says what went wrong, until the same succeeds. */
  readonly complain: (text: string) => void
  /** Texts that could not be worked out in full. */
  readonly problems: ReadonlySet<string>
}

/**
 * `hasMoved`: money has moved, whatever comes after. `isStale`: the platform refused, or it is not known what it did
 * (`isUnknown`), so that what the member saw before may be another by now.
 */
export type Ended =
  | { readonly kind: 'done'; readonly result?: unknown; readonly hasMoved?: true }
  | { readonly kind: 'stopped'; readonly isStale?: boolean; readonly isUnknown?: true }

export const done: Ended = { kind: 'done' }
/** Its condition does not hold. */
export const skipped: Ended = { kind: 'done' }
export const stopped: Ended = { kind: 'stopped' }
