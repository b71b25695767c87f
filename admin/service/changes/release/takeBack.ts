import { sameValue } from '../../../../src/format/value/sameValue.ts'
import type { OverlayEdit } from '../../../api/edits.ts'
import type { TakenBack } from '../../store/rows/scheduleRows.ts'

/** Edits that a change brings or takes away: what is put back when it is taken back. */
export function changedEdits(before: readonly OverlayEdit[], after: readonly OverlayEdit[]): readonly TakenBack[] {
  const [was, is] = [before, after].map((edits) => new Map(edits.map((edit) => [edit.fact, edit])))
  const facts = [...new Set([...before, ...after].map(({ fact }) => fact))].toSorted()
  return facts
    .map((fact) => ({ fact, before: was?.get(fact) ?? null, after: is?.get(fact) ?? null }))
    .filter((edit) => !sameValue(edit.before, edit.after))
}

/**
 * An overlay without what a change brought; `moved` are the edits that somebody has made something else of, which stay.
 *
 * @param isUntouched whether nobody has touched a fact since whose edit the change took away
 */
export function takeBackFrom(
  overlay: readonly OverlayEdit[],
  edits: readonly TakenBack[],
  isUntouched: (fact: string) => boolean,
): {
  readonly overlay: readonly OverlayEdit[]
  readonly ours: readonly TakenBack[]
  readonly moved: readonly TakenBack[]
} {
  const live = new Map(overlay.map((edit) => [edit.fact, edit]))
  const isOurs = ({ fact, after }: TakenBack): boolean =>
    // An edit by anybody has another date, also one to the same value.
    after === null ? !live.has(fact) && isUntouched(fact) : sameValue(live.get(fact), after)
  const { ours = [], moved = [] } = Object.groupBy(edits, (edit) => (isOurs(edit) ? 'ours' : 'moved'))
  for (const { fact, before } of ours)
    if (before === null) live.delete(fact)
    else live.set(fact, before)
  return { overlay: [...live.values()].toSorted((a, b) => (a.fact < b.fact ? -1 : 1)), ours, moved }
}
