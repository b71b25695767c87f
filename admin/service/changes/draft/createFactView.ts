import type { Actor } from '../../base/people/Actor.ts'
import { EditConflict, NotYourChange } from '../../base/refusals.ts'
import { findChange } from '../release/findChange.ts'
import { mergeOverlay } from '../release/mergeOverlay.ts'
import { isIn, type OpenChange, ownChange } from '../../../api/changeApi.ts'
import type { DraftEdit } from '../../../api/edits.ts'
import type { EditRequest } from '../../../api/draftApi.ts'
import { sameValue } from '../../../../src/format/sameValue.ts'
import type { DraftDependencies } from './createDraftDesk.ts'

/** What open changes and the live release have of facts. */
export type FactView = ReturnType<typeof createFactView>

export function createFactView({ format, baseline, publisher, changes }: DraftDependencies) {
  const open = async (): Promise<readonly OpenChange[]> => (await changes.list()).changes

  /** Never somebody else's by itself: an edit makes a change of one's own first. */
  async function namedOrOwn(actor: Actor, change: string | undefined): Promise<OpenChange | undefined> {
    const all = await open()
    return change === undefined ? ownChange(all, actor.name) : findChange(all, { change })
  }

  function conflict(
    { fact, value }: Pick<EditRequest, 'fact' | 'value'>,
    row: DraftEdit | undefined,
    live: unknown,
  ): EditConflict {
    const published = publisher.overlay().find((edit) => edit.fact === fact)
    const { actor = 'the build', at = '' } = row ?? published ?? {}
    return new EditConflict({ fact, yours: value, theirs: row === undefined ? live : row.value, by: actor, at })
  }

  /** What a change has now. Throws `UnknownChange` or `NotYourChange` where it ended or was left meanwhile. */
  async function currentEdits({ id }: OpenChange, actor: Actor): Promise<readonly DraftEdit[]> {
    const change = findChange(await open(), { change: id })
    if (change !== undefined && !isIn(change, actor.name)) throw new NotYourChange(change.owner)
    return change?.edits ?? []
  }

  /** A value equal to the live one still matters where a later build shipped another. */
  function changesNothing(fact: string, value: unknown, live: unknown): boolean {
    const overlay = publisher.overlay()
    if (value === null)
      // It takes an edit away, hides a notice, or does neither.
      return (
        mergeOverlay(overlay, [{ fact, value, actor: '', at: '' }], baseline.files, format).length === overlay.length
      )
    return sameValue(value, live) && !publisher.baselineConflicts().some((found) => found.fact === fact)
  }

  return { open, namedOrOwn, conflict, currentEdits, changesNothing }
}

export const editOf = (change: OpenChange | undefined, fact: string): DraftEdit | undefined =>
  change?.edits.find((edit) => edit.fact === fact)
