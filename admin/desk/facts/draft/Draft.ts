import type { Facts } from '../../../../src/format/facts/parseFacts.ts'
import type { OpenChange } from '../../../api/changeApi.ts'
import type { DraftEdit, OverlayEdit } from '../../../api/edits.ts'
import type { BaselineConflict } from '../../../api/documentApi.ts'
import type { Schedule } from '../../../api/scheduleApi.ts'
import type { Trial } from '../../../api/trialApi.ts'

/** Something typed here that the service does not have yet. */
export interface PendingEdit {
  readonly value: unknown
  /** The value the operator started from: the service refuses to overwrite any other. */
  readonly base: unknown
  readonly phase: PendingPhase
}

export type PendingPhase =
  | { readonly kind: 'waiting' | 'saving' }
  /** Not a value the setting can have; it is kept in the field and not sent. */
  | { readonly kind: 'invalid' }
  /** `isLost`: no answer came, so it is sent again automatically as soon as the service answers. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly isLost: boolean }
  | { readonly kind: 'conflict'; readonly theirs: unknown; readonly by: string; readonly at: string }

export interface DraftSnapshot {
  readonly status: 'loading' | 'ready' | 'failed'
  /** Why loading failed. */
  readonly problem: unknown
  /** The live release that all this belongs to. */
  readonly seq: number
  readonly shipped: Facts
  readonly live: Facts
  readonly overlay: readonly OverlayEdit[]
  readonly conflicts: readonly BaselineConflict[]
  /** Every open change, oldest first. */
  readonly changes: readonly OpenChange[]
  /** Schedules that go out or should have, the next first; read with the changes. */
  readonly schedules: readonly Schedule[]
  /** The one that runs, and those that have halted. */
  readonly trials: readonly Trial[]
  /** The one that edits go to; undefined where the first edit makes it. */
  readonly current: OpenChange | undefined
  /** Those of the current change, by fact. */
  readonly edits: ReadonlyMap<string, DraftEdit>
  readonly pending: ReadonlyMap<string, PendingEdit>
  /** Facts saved from here since the page opened, so that a field can say so. */
  readonly saved: ReadonlySet<string>
}

/** Something typed earlier that was never saved, for example because a laptop was closed. */
export interface TypedEdit {
  readonly fact: string
  readonly value: unknown
  readonly base: unknown
  readonly valid: boolean
}

export interface EditOptions {
  /** Wait for a pause in typing. */
  readonly pause?: boolean
  /** False keeps the value in the field and does not send it. */
  readonly valid?: boolean
  /** Send it even if it is the live value: it decides between a build and an operator. */
  readonly decided?: boolean
}

/** The open changes as this desk sees them, and the one that is edited here. */
export interface Draft {
  readonly subscribe: (onChange: () => void) => () => void
  readonly getSnapshot: () => DraftSnapshot
  load(): Promise<void>
  /** Looks for others' edits and for a new live release, and sends again what got no answer. */
  refresh(): Promise<void>
  /** Puts a value in the field at once and saves it automatically: after a pause in typing, or now. */
  edit(fact: string, value: unknown, options?: EditOptions): void
  /**
   * Puts back what was typed earlier, against what was seen then: what others did meanwhile is a conflict, not
   * overwritten.
   */
  restore(typed: TypedEdit): void
  /**
   * Edits another change of the operator's from now on, or one they joined; answers false, and does nothing, while
   * something typed is not saved in this one.
   */
  choose(id: string): Promise<boolean>
  /**
   * Saves several values in the change at once, all or none; rejects with a `DeskError` where one was changed meanwhile,
   * which is read again then. Answers the values they had, to be put back by the same call.
   */
  editAll(values: ReadonlyMap<string, unknown>): Promise<ReadonlyMap<string, unknown>>
  /** Takes an edit out of the change: the live value applies again. */
  undo(fact: string): Promise<void>
  /** Drops what was typed and not saved: the field shows the service's value. */
  discard(fact: string): void
  /** Settles a conflict between the two values that were shown; `theirs` stays open if theirs has changed meanwhile. */
  resolve(fact: string, keep: 'mine' | 'theirs'): Promise<void>
  /** Tries again what failed. */
  retry(): Promise<void>
  /** Sends what waits; resolves when nothing is on its way any more. */
  flush(): Promise<void>
}
