import { parseFact } from '../../../../src/format/fact.ts'
import type { DraftSnapshot } from '../../facts/draft/Draft.ts'
import { readValue } from '../../facts/draft/readValue.ts'

export interface ScreenChanges {
  /** Whether something about it waits in the draft. */
  readonly isDrafted: boolean
  /** Whether its live document is an operator's version. */
  readonly isEdited: boolean
  /** Parts that are switched off, as drafted. */
  readonly off: number
}

/** Operators' changes of each screen, by id; screens they left alone are missing. */
export function changesOfScreens(snapshot: DraftSnapshot): ReadonlyMap<string, ScreenChanges> {
  const drafted = new Set([...snapshot.edits.keys(), ...snapshot.pending.keys()])
  const live = new Set(snapshot.overlay.map(({ fact }) => fact))
  const changes = new Map<string, ScreenChanges>()
  for (const fact of new Set([...drafted, ...live])) {
    const parsed = parseFact(fact)
    if (parsed?.kind !== 'screen' && parsed?.kind !== 'block') continue
    const id = parsed.kind === 'screen' ? parsed.id : parsed.screen
    const { isDrafted = false, isEdited = false, off = 0 } = changes.get(id) ?? {}
    changes.set(id, {
      isDrafted: isDrafted || drafted.has(fact),
      isEdited: isEdited || (parsed.kind === 'screen' && live.has(fact)),
      off: off + (parsed.kind === 'block' && readValue(snapshot, fact) === false ? 1 : 0),
    })
  }
  return changes
}
