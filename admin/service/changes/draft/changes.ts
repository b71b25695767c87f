import { randomUUID } from 'node:crypto'
import type { Actor } from '../../base/people/Actor.ts'
import { isLower } from '../../base/people/roles.ts'
import { auditEntry } from '../../base/audit/auditEntry.ts'
import type { Clock } from '../../base/Clock.ts'
import { AskedOneself, NotYourChange, UnknownChange } from '../../base/refusals.ts'
import { findChange } from '../release/findChange.ts'
import type { Publisher } from '../release/publish.ts'
import type { Logged } from '../../store/rows/outboxRows.ts'
import type { NewChange } from '../../store/rows/changeRows.ts'
import type { Store } from '../../store/Store.ts'
import { isIn, type OpenChange } from '../../../api/changeApi.ts'

export type Changes = ReturnType<typeof createChanges>

/**
 * Changes as a whole: begun, named, shared, dropped, and reviewed by colleagues who are asked. Each function that takes
 * the id of a change throws `UnknownChange` for one that is not open.
 */
export function createChanges({
  store,
  publisher,
  clock,
  announces,
}: {
  readonly store: Store
  readonly publisher: Publisher
  readonly clock: Clock
  /** Whether a webhook is told of asks and answers. */
  readonly announces: boolean
}) {
  const makeEntry = auditEntry(clock)
  const subject = (id: string): string => `change:${id}`

  async function find(id: string): Promise<OpenChange> {
    const found = findChange(await store.changes(), { change: id })
    if (found === undefined) throw new UnknownChange(id)
    return found
  }

  function begin(actor: Actor, name: string) {
    const id = randomUUID()
    const audit = makeEntry(actor.name, 'change.add', subject(id), { name })
    const change: NewChange = { id, name, owner: actor.name, createdAt: audit.at }
    return { change, audit }
  }

  /** Those who are in a change, and publishers. */
  const mayDecide = (actor: Actor, change: OpenChange): boolean =>
    isIn(change, actor.name) || !isLower(actor.role, 'publisher')

  function logOf(
    actor: Actor,
    action: string,
    { id, name, owner }: OpenChange,
    details: Readonly<Record<string, string>>,
  ): Logged {
    const audit = makeEntry(actor.name, action, subject(id), { name, owner, ...details })
    if (!announces) return { audit }
    const data = { change: { id, name, owner }, by: actor.name, ...details, path: `/#/changes/${id}` }
    return { audit, message: { id: randomUUID(), body: { type: action, timestamp: audit.at, data } } }
  }

  return {
    /** A change of the actor's own that is still to be stored, with its entry. */
    begin,

    /** The open changes and the release they would change. */
    list: async () => publisher.changes(),

    /** An actor's own change, the newest where there are several; makes one where there is none. */
    async own(actor: Actor): Promise<OpenChange> {
      const { change, audit } = begin(actor, '')
      return find(await store.ownChange(change, audit))
    },

    async add(actor: Actor, name: string): Promise<OpenChange> {
      const { change, audit } = begin(actor, name.trim())
      await store.addChange(change, audit)
      return { ...change, members: [], edits: [], asked: [], answers: [] }
    },

    /** By those who are in it. Throws `NotYourChange`. */
    async rename(actor: Actor, id: string, name: string): Promise<OpenChange> {
      const change = await find(id)
      if (!isIn(change, actor.name)) throw new NotYourChange(change.owner)
      const after = name.trim()
      const audit = makeEntry(actor.name, 'change.rename', subject(change.id), { before: change.name, after })
      if (!(await store.renameChange(change.id, after, audit))) throw new UnknownChange(id)
      return { ...change, name: after }
    },

    /** By those who are in it, and publishers: throws `NotYourChange`. Answers how many edits are gone. */
    async drop(actor: Actor, id: string): Promise<number> {
      const change = await find(id)
      const { name, owner } = change
      if (!mayDecide(actor, change)) throw new NotYourChange(owner)
      const audit = makeEntry(actor.name, 'change.drop', subject(change.id), { name, owner })
      const dropped = await store.dropChange(change.id, audit)
      if (dropped === undefined) throw new UnknownChange(id)
      return dropped
    },

    async join(actor: Actor, id: string): Promise<OpenChange> {
      const change = await find(id)
      if (isIn(change, actor.name)) return change
      const { name, owner } = change
      const audit = makeEntry(actor.name, 'change.join', subject(change.id), { name, owner })
      if (!(await store.joinChange(change.id, actor.name, audit))) throw new UnknownChange(id)
      // Not read again: it may have been published by now, and was joined all the same.
      return { ...change, members: [...change.members, actor.name].toSorted() }
    },

    /** Answers whether the actor was in it; its owner stays. */
    async leave(actor: Actor, id: string): Promise<boolean> {
      const { id: change, name, owner } = await find(id)
      const audit = makeEntry(actor.name, 'change.leave', subject(change), { name, owner })
      return store.leaveChange(change, actor.name, audit)
    },

    /** Names of those who may be asked for a review: those who may approve. */
    async reviewers(): Promise<readonly string[]> {
      const operators = await store.listOperators()
      return operators.filter(({ role, disabled }) => !disabled && !isLower(role, 'publisher')).map(({ name }) => name)
    },

    /**
     * Asks a colleague for a review. No edit: approvals stay. By those who are in the change, and publishers. Throws
     * `NotYourChange`, `AskedOneself` and `CannotReview`.
     */
    async ask(actor: Actor, id: string, operator: string, note: string): Promise<OpenChange> {
      const change = await find(id)
      if (!mayDecide(actor, change)) throw new NotYourChange(change.owner)
      if (operator === actor.name) throw new AskedOneself()
      const logged = logOf(actor, 'review.asked', change, { operator, note: note.trim() })
      await store.ask(change.id, { operator, asker: actor.name, note: note.trim(), at: logged.audit.at }, logged)
      return find(change.id)
    },

    /**
     * Answers whether the operator was asked. By the one who was asked, who then has looked at it, by who asked, those
     * in the change and publishers. Throws `NotYourChange`.
     */
    async endAsk(actor: Actor, id: string, operator: string): Promise<boolean> {
      const change = await find(id)
      const asked = change.asked.find((ask) => ask.operator === operator)
      if (asked === undefined) return false
      const isOwn = operator === actor.name
      if (!isOwn && asked.asker !== actor.name && !mayDecide(actor, change)) throw new NotYourChange(change.owner)
      const { audit } = logOf(actor, isOwn ? 'review.done' : 'review.taken-back', change, { operator })
      return store.endAsk(change.id, operator, audit)
    },

    /** Says something about an edit. No edit itself: approvals stay. Throws `NotInChange` where the change lacks the fact. */
    async answer(actor: Actor, id: string, fact: string, text: string): Promise<OpenChange> {
      const change = await find(id)
      const logged = logOf(actor, 'review.answered', change, { fact, text: text.trim() })
      await store.answer(change.id, { fact, actor: actor.name, text: text.trim(), at: logged.audit.at }, logged)
      return find(change.id)
    },
  }
}
