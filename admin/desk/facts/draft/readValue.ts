import { isFactOf } from '../../../../src/format/fact.ts'
import type { DraftSnapshot } from './Draft.ts'

/** The value of a fact in its field: the typed one, else the draft's, else the live one. */
export function readValue(snapshot: DraftSnapshot, fact: string): unknown {
  const pending = snapshot.pending.get(fact)
  return meaningOf(snapshot, fact, pending === undefined ? readSaved(snapshot, fact) : pending.value)
}

/** The service's value of a fact: the draft's, else the live one. */
export function readSaved(snapshot: DraftSnapshot, fact: string): unknown {
  const edit = snapshot.edits.get(fact)
  return edit === undefined ? snapshot.live.read(fact) : edit.value
}

/** In an edit, null removes an operator's value: the shipped one applies, and a notice without one is gone. */
export function meaningOf(snapshot: DraftSnapshot, fact: string, value: unknown): unknown {
  if (value !== null) return value
  const isLiveEdit = snapshot.overlay.some((edit) => edit.fact === fact)
  return isFactOf('notice', fact) && !isLiveEdit ? undefined : snapshot.shipped.read(fact)
}
