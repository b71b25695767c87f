import type { DraftSnapshot } from './Draft.ts'
import { meaningOf } from './readValue.ts'
import { sameValue } from '../../../../src/format/value/sameValue.ts'

/** Two conflicting values of one fact. */
export interface ConflictOfFact {
  /**
   * With another operator's edit, with a value that became live under the draft's edit, or with the value a later build
   * ships.
   */
  readonly kind: 'edit' | 'live' | 'build'
  readonly mine: unknown
  readonly theirs: unknown
  /** The value that `mine` started from, if known. */
  readonly was?: unknown
  readonly who: string
  readonly at: string
}

export function findConflict(snapshot: DraftSnapshot, fact: string): ConflictOfFact | undefined {
  const pending = snapshot.pending.get(fact)
  if (pending?.phase.kind === 'conflict') {
    const { theirs, by, at } = pending.phase
    return { kind: 'edit', mine: pending.value, theirs: meaningOf(snapshot, fact, theirs), who: by, at }
  }
  if (pending !== undefined) return undefined
  const edit = snapshot.edits.get(fact)
  if (edit !== undefined) {
    const live = snapshot.live.read(fact)
    if (sameValue(edit.replaces, live) || sameValue(edit.value, live)) return undefined
    return { kind: 'live', mine: edit.value, theirs: live, was: edit.replaces, who: edit.actor, at: edit.at }
  }
  const shipped = snapshot.conflicts.find((conflict) => conflict.fact === fact)
  return (
    shipped && {
      kind: 'build',
      mine: shipped.operator,
      theirs: shipped.shippedNow,
      was: shipped.shippedThen,
      who: shipped.actor,
      at: shipped.at,
    }
  )
}
