import { isFactOf } from '../../../../src/format/fact.ts'
import type { Format, SourceFile } from '../../base/Format.ts'
import type { DraftEdit, OverlayEdit } from '../../../api/edits.ts'

type Change = Pick<DraftEdit, 'fact' | 'value' | 'actor' | 'at'>

/**
 * The live overlay with a draft merged into it. `null` takes an operator's edit away, back to what was shipped;
 * without an edit, `null` hides a shipped notice.
 */
export function mergeOverlay(
  overlay: readonly OverlayEdit[],
  changes: readonly Change[],
  shipped: readonly SourceFile[],
  format: Pick<Format, 'readFact'>,
): readonly OverlayEdit[] {
  const merged = new Map(overlay.map((edit) => [edit.fact, edit]))
  for (const { fact, value, actor, at } of changes) {
    const replaces = format.readFact(shipped, fact) ?? null
    const hidesShipped = value === null && !merged.has(fact) && isFactOf('notice', fact) && replaces !== null
    if (value === null && !hidesShipped) {
      merged.delete(fact)
      continue
    }
    // One within it would be laid over every later value of the whole.
    for (const other of merged.keys())
      if (isFactOf('settings', fact) && other.startsWith(`${fact}/`)) merged.delete(other)
    merged.set(fact, { fact, value, replaces, actor, at })
  }
  return [...merged.values()].toSorted((a, b) => (a.fact < b.fact ? -1 : 1))
}
