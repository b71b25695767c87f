import type { Actor } from '../accounts/Actor.ts'
import { auditEntry } from '../audit/auditEntry.ts'
import type { Format } from '../Format.ts'
import { EditConflict } from '../refusals.ts'
import { mergeOverlay } from '../release/mergeOverlay.ts'
import type { Publisher } from '../release/Publisher.ts'
import type { Store } from '../store/Store.ts'
import { createFactCheck, type FactCheckDependencies } from './createFactCheck.ts'
import type { DraftEdit } from '../../api/edits.ts'
import type { DescribedSetAside, EditRequest } from '../../api/draftApi.ts'
import { sameValue } from '../../../src/format/sameValue.ts'

/** Drafting: one shared draft, one edit per fact; nobody overwrites another without noticing. */
export interface DraftDesk {
  list(): Promise<readonly DraftEdit[]>
  /**
   * Answers undefined when the value is the live one, so that nothing is left to publish. Throws `EditConflict` or
   * `UnknownFact`.
   */
  put(actor: Actor, request: EditRequest): Promise<DraftEdit | undefined>
  remove(actor: Actor, fact: string): Promise<boolean>
  /** Edits that a new build refused and nobody has decided on yet. */
  setAside(): Promise<readonly DescribedSetAside[]>
  /** Keeps the shipped value; answers whether there was anything to dismiss. */
  dismiss(actor: Actor, fact: string): Promise<boolean>
}

export interface DraftDependencies extends FactCheckDependencies {
  readonly store: Store
  readonly format: Format
  readonly publisher: Publisher
  /** Called after every edit that was saved or taken back. */
  readonly onChanged?: () => void
}

export function createDraftDesk(dependencies: DraftDependencies): DraftDesk {
  const { store, format, baseline, publisher, clock, onChanged = () => undefined } = dependencies
  const checkFact = createFactCheck(dependencies)
  const entry = auditEntry(clock)

  const find = async (fact: string): Promise<DraftEdit | undefined> =>
    (await publisher.draft()).edits.find((edit) => edit.fact === fact)

  function conflict({ fact, value }: EditRequest, row: DraftEdit | undefined, live: unknown): EditConflict {
    const published = publisher.overlay().find((edit) => edit.fact === fact)
    const { actor = 'the build', at = '' } = row ?? published ?? {}
    return new EditConflict({ fact, yours: value, theirs: row === undefined ? live : row.value, by: actor, at })
  }

  /** A value equal to the live one still matters where a later build shipped another. */
  function changesNothing(fact: string, value: unknown, live: unknown): boolean {
    const overlay = publisher.overlay()
    if (value === null)
      return sameValue(mergeOverlay(overlay, [{ fact, value, actor: '', at: '' }], baseline.files, format), overlay)
    return sameValue(value, live) && !publisher.baselineConflicts().some((found) => found.fact === fact)
  }

  return {
    list: async () => (await publisher.draft()).edits,

    async put(actor, request) {
      const { fact, value } = request
      const row = await find(fact)
      const live: unknown = format.readFact(publisher.liveFiles(), fact) ?? null
      if (!sawCurrent(request, row, live, actor)) throw conflict(request, row, live)
      // A draft whose fact a deploy has removed can still be taken back.
      if (value !== null || row === undefined) await checkFact(request, actor)
      if (changesNothing(fact, value, live)) {
        if (row !== undefined && !(await store.removeEdit(fact, row.rev, entry(actor.name, 'draft.remove', fact))))
          throw conflict(request, await find(fact), live)
        onChanged()
        return undefined
      }
      const audit = entry(actor.name, 'draft.edit', fact, { value, replaces: live })
      const edit = { fact, value, replaces: live, actor: actor.name, at: audit.at }
      const saved = await store.putEdit(edit, row?.rev ?? 0, audit)
      if (saved === undefined) throw conflict(request, await find(fact), live)
      onChanged()
      return saved
    },

    async remove(actor, fact) {
      const row = await find(fact)
      if (row === undefined) return false
      const audit = entry(actor.name, 'draft.remove', fact, { value: row.value, by: row.actor })
      const isRemoved = await store.removeEdit(fact, row.rev, audit)
      onChanged()
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

function sawCurrent(request: EditRequest, row: DraftEdit | undefined, live: unknown, actor: Actor): boolean {
  if (row === undefined) return sameValue(request.replaces, live)
  // One's own draft may be written again by a client that only knows the live value.
  return sameValue(request.replaces, row.value) || (row.actor === actor.name && sameValue(request.replaces, live))
}
