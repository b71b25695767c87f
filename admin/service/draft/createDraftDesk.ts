import type { Actor } from '../accounts/Actor.ts'
import { auditEntry } from '../audit/auditEntry.ts'
import type { Format } from '../Format.ts'
import { EditConflict, NotYourChange, UnknownChange } from '../refusals.ts'
import { findChange } from '../release/findChange.ts'
import { mergeOverlay } from '../release/mergeOverlay.ts'
import type { Publisher } from '../release/Publisher.ts'
import type { EditWrite, Store } from '../store/Store.ts'
import type { ChangeDesk } from './createChangeDesk.ts'
import { createFactCheck, type FactCheckDependencies } from './createFactCheck.ts'
import { isIn, type OpenChange, ownChange } from '../../api/changeApi.ts'
import type { DraftEdit } from '../../api/edits.ts'
import type { DescribedSetAside, EditRequest, EditsRequest } from '../../api/draftApi.ts'
import { sameValue } from '../../../src/format/sameValue.ts'

/** An edit and the change it was made in. */
interface PlacedEdit {
  readonly edit: DraftEdit
  readonly change: string
}

interface PlacedEdits {
  /** In the order asked; undefined where nothing is left to publish. */
  readonly edits: readonly (DraftEdit | undefined)[]
  readonly change: string | undefined
}

/** Drafting into changes: one edit per fact in each; nobody overwrites another without noticing. */
export interface DraftDesk {
  /** Of all open changes. */
  list(): Promise<readonly DraftEdit[]>
  /** What the named change has of a fact, or the actor's own; undefined where it has nothing. */
  find(actor: Actor, fact: string, change?: string): Promise<DraftEdit | undefined>
  /**
   * Answers undefined when the value is the live one, so that nothing is left to publish. Throws `EditConflict`,
   * `UnknownFact`, `UnknownChange` or `NotYourChange`.
   */
  put(actor: Actor, request: EditRequest): Promise<PlacedEdit | undefined>
  /**
   * Several edits, all or none of them; answers what the change has of each fact then. Throws as `put` does, naming the
   * first edit that is refused.
   */
  putAll(actor: Actor, request: EditsRequest): Promise<PlacedEdits>
  /** Throws `UnknownChange`, `WhichChange` or `NotYourChange`. */
  remove(actor: Actor, fact: string, change?: string): Promise<boolean>
  /** Edits that a new build refused and nobody has decided on yet. */
  setAside(): Promise<readonly DescribedSetAside[]>
  /** Keeps the shipped value; answers whether there was anything to dismiss. */
  dismiss(actor: Actor, fact: string): Promise<boolean>
}

export interface DraftDependencies extends FactCheckDependencies {
  readonly store: Store
  readonly format: Format
  readonly publisher: Publisher
  readonly changes: Pick<ChangeDesk, 'list' | 'own'>
  /** Called with the id of a change after every edit that was saved in it or taken back. */
  readonly onChanged?: (change: string) => void
}

export function createDraftDesk(dependencies: DraftDependencies): DraftDesk {
  const { store, format, baseline, publisher, changes, clock, onChanged = () => undefined } = dependencies
  const checkFact = createFactCheck(dependencies)
  const entry = auditEntry(clock)

  const open = async (): Promise<readonly OpenChange[]> => (await changes.list()).changes
  const editOf = (change: OpenChange | undefined, fact: string): DraftEdit | undefined =>
    change?.edits.find((edit) => edit.fact === fact)

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

  /** What a change has of a fact now. Throws `UnknownChange` or `NotYourChange` where it ended or was left meanwhile. */
  async function current(change: OpenChange, fact: string, actor: Actor): Promise<DraftEdit | undefined> {
    return (await currentEdits(change, actor)).find((edit) => edit.fact === fact)
  }

  async function currentEdits({ id }: OpenChange, actor: Actor): Promise<readonly DraftEdit[]> {
    const change = findChange(await open(), { change: id })
    if (change !== undefined && !isIn(change, actor.name)) throw new NotYourChange(change.owner)
    return change?.edits ?? []
  }

  /** A value equal to the live one still matters where a later build shipped another. */
  function changesNothing(fact: string, value: unknown, live: unknown): boolean {
    const overlay = publisher.overlay()
    if (value === null)
      return sameValue(mergeOverlay(overlay, [{ fact, value, actor: '', at: '' }], baseline.files, format), overlay)
    return sameValue(value, live) && !publisher.baselineConflicts().some((found) => found.fact === fact)
  }

  async function put(actor: Actor, request: EditRequest): Promise<PlacedEdit | undefined> {
    const { fact, value } = request
    const known = await namedOrOwn(actor, request.change)
    if (known !== undefined && !isIn(known, actor.name)) throw new NotYourChange(known.owner)
    const row = editOf(known, fact)
    const live: unknown = format.readFact(publisher.liveFiles(), fact) ?? null
    if (!sawCurrent(request, row, live, actor)) throw conflict(request, row, live)
    // A draft whose fact a deploy has removed can still be taken back.
    if (value !== null || row === undefined) await checkFact([request], actor)
    if (changesNothing(fact, value, live)) {
      if (known === undefined || row === undefined) return undefined
      const audit = entry(actor.name, 'draft.remove', fact, { change: nameOf(known) })
      if (!(await store.removeEdit(known.id, fact, row.rev, audit)))
        throw conflict(request, await current(known, fact, actor), live)
      onChanged(known.id)
      return undefined
    }
    const change = known ?? (await changes.own(actor))
    const audit = entry(actor.name, 'draft.edit', fact, { value, replaces: live, change: nameOf(change) })
    const made = { fact, value, replaces: live, actor: actor.name, at: audit.at }
    const edit = await store.putEdit(change.id, made, row?.rev ?? 0, audit)
    if (edit === undefined) throw conflict(request, await current(change, fact, actor), live)
    onChanged(change.id)
    return { edit, change: change.id }
  }

  async function putAll(actor: Actor, { change: named, edits }: EditsRequest): Promise<PlacedEdits> {
    const known = await namedOrOwn(actor, named)
    if (known !== undefined && !isIn(known, actor.name)) throw new NotYourChange(known.owner)
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

  return {
    list: async () => (await open()).flatMap(({ edits }) => edits),

    find: async (actor, fact, change) => editOf(await namedOrOwn(actor, change), fact),

    put: (actor, request) =>
      put(actor, request).catch((error: unknown) => {
        // One's own change went live or was dropped meanwhile, and nobody asked for that one: the next one takes it.
        if (request.change === undefined && error instanceof UnknownChange) return put(actor, request)
        throw error
      }),

    putAll: (actor, request) =>
      putAll(actor, request).catch((error: unknown) => {
        if (request.change === undefined && error instanceof UnknownChange) return putAll(actor, request)
        throw error
      }),

    async remove(actor, fact, named) {
      const change = findChange(await open(), { change: named, actor: actor.name })
      const row = editOf(change, fact)
      if (change === undefined || row === undefined) return false
      if (!isIn(change, actor.name)) throw new NotYourChange(change.owner)
      const details = { value: row.value, by: row.actor, change: nameOf(change) }
      const isRemoved = await store.removeEdit(
        change.id,
        fact,
        row.rev,
        entry(actor.name, 'draft.remove', fact, details),
      )
      onChanged(change.id)
      return isRemoved
    },

    async setAside() {
      return (await store.setAside()).map((edit) => ({
        ...edit,
        text: format.describeEdit(edit, publisher.liveFiles()),
      }))
    },

    dismiss: (actor, fact) => store.dismissSetAside(fact, entry(actor.name, 'edit.dismiss', fact)),
  }
}

const nameOf = ({ id, name, owner }: OpenChange) => ({ id, name, owner })

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
