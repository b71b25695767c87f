import type { Readable } from '../../store/Store.ts'

/** Names that a place in the document adds to the screen's own. */
export interface ScopeExtras {
  readonly row?: unknown
  readonly tab?: unknown
  readonly result?: unknown
  /** The member as known before the first of the actions. */
  readonly before?: object
  /** What the member wants of a switch. */
  readonly on?: boolean
  /** The values of the form around, read live. */
  readonly form?: Readable<object>
}
