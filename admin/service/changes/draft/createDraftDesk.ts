import type { Actor } from '../../base/people/Actor.ts'
import { auditEntry } from '../../base/audit/auditEntry.ts'
import type { Format } from '../../base/Format.ts'
import { UnknownChange } from '../../base/refusals.ts'
import { findChange } from '../release/findChange.ts'
import type { Publisher } from '../release/publish.ts'
import type { Store } from '../../store/Store.ts'
import type { ChangeDesk } from './createChangeDesk.ts'
import { createFactView, editOf } from './createFactView.ts'
import { createEditWriter, guardChange, nameOf } from './createEditWriter.ts'
import type { FactCheckDependencies } from './createFactCheck.ts'
import type { DraftEdit } from '../../../api/edits.ts'
import type { DescribedSetAside, EditRequest, EditsRequest } from '../../../api/draftApi.ts'

/** An edit and the change it was made in. */
export interface PlacedEdit {
  readonly edit: DraftEdit
  readonly change: string
}

export interface PlacedEdits {
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
  const { store, format, publisher, clock, onChanged = () => undefined } = dependencies
  const entry = auditEntry(clock)
  const view = createFactView(dependencies)
  const { open, namedOrOwn } = view
  const { put, putAll } = createEditWriter(dependencies, view)

  return {
    list: async () => (await open()).flatMap(({ edits }) => edits),

    find: async (actor, fact, change) => editOf(await namedOrOwn(actor, change), fact),

    put: (actor, request) => again(request, () => put(actor, request)),
    putAll: (actor, request) => again(request, () => putAll(actor, request)),

    async remove(actor, fact, named) {
      const change = findChange(await open(), { change: named, actor: actor.name })
      const row = editOf(change, fact)
      if (change === undefined || row === undefined) return false
      guardChange(change, actor)
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

/** One's own change went live or was dropped meanwhile, and nobody asked for that one: the next one takes the edit. */
const again = <Answer>({ change }: { readonly change?: string | undefined }, write: () => Promise<Answer>) =>
  write().catch((error: unknown) => {
    if (change === undefined && error instanceof UnknownChange) return write()
    throw error
  })
