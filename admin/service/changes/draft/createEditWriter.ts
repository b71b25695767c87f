import type { Actor } from '../../base/people/Actor.ts'
import { auditEntry } from '../../base/audit/auditEntry.ts'
import { NotYourChange, UnknownChange } from '../../base/refusals.ts'
import { ChangeScheduled } from '../../base/scheduleRefusals.ts'
import { ChangeTried } from '../../base/trialRefusals.ts'
import type { EditWrite } from '../../store/Store.ts'
import { isIn, type OpenChange } from '../../../api/changeApi.ts'
import type { DraftEdit } from '../../../api/edits.ts'
import type { EditRequest, EditsRequest } from '../../../api/draftApi.ts'
import { sameValue } from '../../../../src/format/sameValue.ts'
import type { DraftDependencies, PlacedEdit, PlacedEdits } from './createDraftDesk.ts'
import { type FactView, editOf } from './createFactView.ts'
import { createFactCheck } from './createFactCheck.ts'

/** Writes edits into the named change or the actor's own, where they saw what it has of the facts. */
export function createEditWriter(dependencies: DraftDependencies, view: FactView) {
  const { store, format, publisher, changes, clock, onChanged = () => undefined } = dependencies
  const { namedOrOwn, conflict, currentEdits, changesNothing } = view
  const checkFact = createFactCheck(dependencies)
  const entry = auditEntry(clock)

  async function put(actor: Actor, request: EditRequest): Promise<PlacedEdit | undefined> {
    const { fact, value } = request
    const known = await namedOrOwn(actor, request.change)
    guardChange(known, actor)
    const row = editOf(known, fact)
    const live: unknown = format.readFact(publisher.liveFiles(), fact) ?? null
    if (!sawCurrent(request, row, live, actor)) throw conflict(request, row, live)
    // A draft whose fact a deploy has removed can still be taken back.
    if (value !== null || row === undefined) await checkFact([request], actor)
    if (changesNothing(fact, value, live)) {
      if (known === undefined || row === undefined) return undefined
      const audit = entry(actor.name, 'draft.remove', fact, { change: nameOf(known) })
      if (!(await store.removeEdit(known.id, fact, row.rev, audit)))
        throw conflict(request, editIn(await currentEdits(known, actor), fact), live)
      onChanged(known.id)
      return undefined
    }
    const change = known ?? (await changes.own(actor))
    const audit = entry(actor.name, 'draft.edit', fact, { value, replaces: live, change: nameOf(change) })
    const made = { fact, value, replaces: live, actor: actor.name, at: audit.at }
    const edit = await store.putEdit(change.id, made, row?.rev ?? 0, audit)
    if (edit === undefined) throw conflict(request, editIn(await currentEdits(change, actor), fact), live)
    onChanged(change.id)
    return { edit, change: change.id }
  }

  async function putAll(actor: Actor, { change: named, edits }: EditsRequest): Promise<PlacedEdits> {
    const known = await namedOrOwn(actor, named)
    guardChange(known, actor)
    const rows = new Map(known?.edits.map((edit) => [edit.fact, edit]))
    const liveFiles = publisher.liveFiles()
    // A fact that is named twice takes the last value.
    const asked = [...new Map(edits.map((edit) => [edit.fact, edit])).values()].map((edit) => ({
      ...edit,
      row: rows.get(edit.fact),
      live: format.readFact(liveFiles, edit.fact) ?? null,
    }))
    for (const edit of asked)
      if (!sawCurrent(edit, edit.row, edit.live, actor)) throw conflict(edit, edit.row, edit.live)
    await checkFact(
      asked.filter(({ value, row }) => value !== null || row === undefined),
      actor,
    )
    const writes = asked.filter(({ fact, value, row, live }) => row !== undefined || !changesNothing(fact, value, live))
    if (writes.length === 0) return { edits: edits.map(() => undefined), change: known?.id }
    const change = known ?? (await changes.own(actor))
    const made = await store.putEdits(
      change.id,
      writes.map(({ fact, value, row, live }): EditWrite => {
        const expectedRev = row?.rev ?? 0
        const about = { change: nameOf(change) }
        if (changesNothing(fact, value, live))
          return { fact, expectedRev, audit: entry(actor.name, 'draft.remove', fact, about) }
        const audit = entry(actor.name, 'draft.edit', fact, { value, replaces: live, ...about })
        return { fact, expectedRev, audit, edit: { fact, value, replaces: live, actor: actor.name, at: audit.at } }
      }),
    )
    if (made === undefined) {
      const now = new Map((await currentEdits(change, actor)).map((edit) => [edit.fact, edit]))
      const moved = writes.find(({ fact, row }) => now.get(fact)?.rev !== row?.rev) ?? writes[0]
      if (moved === undefined) throw new UnknownChange(change.id)
      throw conflict(moved, now.get(moved.fact), moved.live)
    }
    onChanged(change.id)
    const has = new Map(made.map((edit) => [edit?.fact, edit]))
    return { edits: edits.map(({ fact }) => has.get(fact)), change: change.id }
  }

  return { put, putAll }
}

const editIn = (edits: readonly DraftEdit[], fact: string) => edits.find((edit) => edit.fact === fact)

export const nameOf = ({ id, name, owner }: OpenChange) => ({ id, name, owner })

/** Lets those who are in a change edit it, unless it is scheduled or being tried. */
export function guardChange(change: OpenChange | undefined, actor: Actor): void {
  if (change === undefined) return
  if (!isIn(change, actor.name)) throw new NotYourChange(change.owner)
  if (change.scheduledFor !== undefined) throw new ChangeScheduled(change, change.scheduledFor)
  if (change.tried !== undefined) throw new ChangeTried(change)
}

function sawCurrent(
  request: Pick<EditRequest, 'replaces'>,
  row: DraftEdit | undefined,
  live: unknown,
  actor: Actor,
): boolean {
  if (row === undefined) return sameValue(request.replaces, live)
  // One's own draft may be written again by a client that only knows the live value.
  return sameValue(request.replaces, row.value) || (row.actor === actor.name && sameValue(request.replaces, live))
}
