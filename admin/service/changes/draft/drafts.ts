import type { Actor } from '../../base/people/Actor.ts'
import { auditEntry } from '../../base/audit/auditEntry.ts'
import { createMemo } from '../../base/background/createMemo.ts'
import type { Clock } from '../../base/Clock.ts'
import type { Format } from '../../base/Format.ts'
import { EditConflict, NotInChange, NotYourChange, UnknownChange, UnknownFact } from '../../base/refusals.ts'
import { ChangeScheduled } from '../../base/scheduleRefusals.ts'
import { ChangeTried } from '../../base/trialRefusals.ts'
import type { Baseline } from '../../documents/Baseline.ts'
import type { CheckFacts } from '../../documents/compile/Compiler.ts'
import { findChange } from '../release/findChange.ts'
import { mergeOverlay } from '../release/mergeOverlay.ts'
import { overlayKey } from '../release/overlayKey.ts'
import type { Publisher } from '../release/publish.ts'
import type { EditWrite } from '../../store/rows/editRows.ts'
import type { Store } from '../../store/Store.ts'
import type { Changes } from './changes.ts'
import { isIn, type OpenChange, ownChange } from '../../../api/changeApi.ts'
import type { DraftEdit } from '../../../api/edits.ts'
import type { DescribedSetAside, EditRequest, EditsRequest, MoveRequest } from '../../../api/draftApi.ts'
import { sameValue } from '../../../../src/format/value/sameValue.ts'

export type Drafts = ReturnType<typeof createDrafts>

/** Drafting into changes: one edit per fact in each; nobody overwrites another without noticing. */
export function createDrafts({
  store,
  format,
  baseline,
  publisher,
  changes,
  checkFacts,
  clock,
  onChanged = () => undefined,
}: {
  readonly store: Store
  readonly format: Format
  readonly baseline: Baseline
  readonly publisher: Publisher
  readonly changes: Changes
  readonly checkFacts: CheckFacts
  readonly clock: Clock
  /** Called with the id of a change after every edit that was saved in it or taken back. */
  readonly onChanged?: (change: string) => void
}) {
  const entry = auditEntry(clock)
  // For the live documents: the same at every edit until the next publish.
  const keepLiveIssues = createMemo<ReadonlySet<string>>(1)

  const open = async (): Promise<readonly OpenChange[]> => (await publisher.changes()).changes

  /** Never somebody else's by itself: an edit makes a change of one's own first. */
  async function namedOrOwn(actor: Actor, change: string | undefined): Promise<OpenChange | undefined> {
    const all = await open()
    return change === undefined ? ownChange(all, actor.name) : findChange(all, { change })
  }

  /** The edits of a change now. Throws `UnknownChange` or `NotYourChange` where it ended or was left meanwhile. */
  async function currentEdits({ id }: OpenChange, actor: Actor): Promise<readonly DraftEdit[]> {
    const change = findChange(await open(), { change: id })
    if (change !== undefined && !isIn(change, actor.name)) throw new NotYourChange(change.owner)
    return change?.edits ?? []
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

  /** Throws `UnknownFact` if the fact of one of the edits is not in this build's documents; values are not checked. */
  async function checkEdits(edits: readonly Pick<EditRequest, 'fact' | 'value'>[], actor: Actor): Promise<void> {
    const [first] = edits
    if (first === undefined) return
    const live = publisher.overlay()
    const at = new Date(clock.now()).toISOString()
    const overlay = mergeOverlay(
      live,
      edits.map((edit) => ({ ...edit, actor: actor.name, at })),
      baseline.files,
      format,
    )
    const before = await keepLiveIssues(
      overlayKey(live),
      async () => new Set((await checkFacts(live)).map((issue) => JSON.stringify(issue))),
    )
    // Taking away an unknown fact leaves no edit behind.
    const known = new Set(live.map(({ fact }) => fact))
    const nowhere = edits.filter(({ fact, value }) => value === null && !known.has(fact))
    const laid = [...overlay, ...nowhere.map((edit) => ({ ...edit, replaces: null }))]
    const issues = (await checkFacts(laid)).filter(
      (issue) => issue.severity === 'error' && !before.has(JSON.stringify(issue)),
    )
    if (issues.length > 0)
      throw new UnknownFact(
        (edits.find(({ fact }) => issues.some(({ document }) => document === fact)) ?? first).fact,
        issues,
      )
  }

  async function put(actor: Actor, request: EditRequest) {
    const { fact, value } = request
    const known = await namedOrOwn(actor, request.change)
    guardChange(known, actor)
    const row = editOf(known, fact)
    const live: unknown = format.readFact(publisher.liveFiles(), fact) ?? null
    if (!sawCurrent(request, row, live, actor)) throw conflict(request, row, live)
    // A draft whose fact a deploy has removed can still be taken back.
    if (value !== null || row === undefined) await checkEdits([request], actor)
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

  async function putAll(actor: Actor, { change: named, edits }: EditsRequest) {
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
    await checkEdits(
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
    /** Edits of all open changes. */
    list: async (): Promise<readonly DraftEdit[]> => (await open()).flatMap(({ edits }) => edits),

    /** The named change's edit of a fact, or that of the actor's own change; undefined where it has none. */
    find: async (actor: Actor, fact: string, change?: string): Promise<DraftEdit | undefined> =>
      editOf(await namedOrOwn(actor, change), fact),

    /**
     * Writes an edit into the named change or the actor's own; answers both. Undefined when the value is the live one, so
     * that nothing is left to publish. Throws `EditConflict`, `UnknownFact`, `UnknownChange` or `NotYourChange`.
     */
    put: (actor: Actor, request: EditRequest) => again(request, () => put(actor, request)),

    /**
     * Several edits, all or none of them; answers what the change has of each fact then, in the order asked, with
     * undefined where nothing is left to publish. Throws as `put` does, naming the first edit that is refused.
     */
    putAll: (actor: Actor, request: EditsRequest) => again(request, () => putAll(actor, request)),

    /** Throws `UnknownChange`, `WhichChange` or `NotYourChange`. */
    async remove(actor: Actor, fact: string, named?: string): Promise<boolean> {
      const change = findChange(await open(), { change: named, actor: actor.name })
      const row = editOf(change, fact)
      if (change === undefined || row === undefined) return false
      guardChange(change, actor)
      const audit = entry(actor.name, 'draft.remove', fact, { value: row.value, by: row.actor, change: nameOf(change) })
      const isRemoved = await store.removeEdit(change.id, fact, row.rev, audit)
      onChanged(change.id)
      return isRemoved
    },

    /**
     * Moves edits into another change of the actor's, or a new one, whose id it answers; they keep their authors, values
     * and remarks. Throws `NotInChange` and `AlreadyInChange`, and as `put` does.
     */
    async move(actor: Actor, { change: named, facts, to, name = '' }: MoveRequest): Promise<string> {
      const all = await open()
      const from = findChange(all, { change: named })
      const target = to === undefined ? undefined : findChange(all, { change: to })
      guardChange(from, actor)
      guardChange(target, actor)
      if (from === undefined) throw new UnknownChange(named)
      const begun = target === undefined ? changes.begin(actor, name.trim()) : undefined
      const into = target ?? begun?.change ?? from
      const rows = [...new Set(facts)].map((fact) => {
        const row = editOf(from, fact)
        if (row === undefined) throw new NotInChange(fact)
        return row
      })
      const moves = rows.map(({ fact, rev, value, actor: by }) => {
        const about = { value, by, change: nameOf(from), to: nameOf(into) }
        return { fact, expectedRev: rev, audit: entry(actor.name, 'draft.move', fact, about) }
      })
      if (!(await store.moveEdits(from.id, into.id, moves, begun))) {
        const now = await open()
        guardChange(findChange(now, { change: from.id }), actor)
        if (target !== undefined) guardChange(findChange(now, { change: target.id }), actor)
        const left = new Map((await currentEdits(from, actor)).map((edit) => [edit.fact, edit]))
        for (const row of rows) {
          const found = left.get(row.fact)
          if (found === undefined) throw new NotInChange(row.fact)
          if (found.rev !== row.rev) throw conflict(row, found, row.replaces)
        }
        throw new UnknownChange(into.id)
      }
      onChanged(from.id)
      onChanged(into.id)
      return into.id
    },

    /** Edits that a new build refused and nobody has decided on yet. */
    async setAside(): Promise<readonly DescribedSetAside[]> {
      return (await store.setAside()).map((edit) => ({
        ...edit,
        text: format.describeEdit(edit, publisher.liveFiles()),
      }))
    },

    /** Keeps the shipped value; answers whether there was anything to dismiss. */
    dismiss: (actor: Actor, fact: string): Promise<boolean> =>
      store.dismissSetAside(fact, entry(actor.name, 'edit.dismiss', fact)),
  }
}

/** One's own change went live or was dropped meanwhile, and nobody asked for that one: the next one takes the edit. */
const again = <Answer>({ change }: { readonly change?: string | undefined }, write: () => Promise<Answer>) =>
  write().catch((error: unknown) => {
    if (change === undefined && error instanceof UnknownChange) return write()
    throw error
  })

/** Lets those who are in a change edit it, unless it is scheduled or being tried. */
function guardChange(change: OpenChange | undefined, actor: Actor): void {
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

const editIn = (edits: readonly DraftEdit[], fact: string): DraftEdit | undefined =>
  edits.find((edit) => edit.fact === fact)

const editOf = (change: OpenChange | undefined, fact: string): DraftEdit | undefined =>
  editIn(change?.edits ?? [], fact)

const nameOf = ({ id, name, owner }: Pick<OpenChange, 'id' | 'name' | 'owner'>) => ({ id, name, owner })
