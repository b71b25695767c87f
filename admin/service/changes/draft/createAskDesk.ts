import { randomUUID } from 'node:crypto'
import type { Actor } from '../../base/people/Actor.ts'
import { isLower } from '../../base/people/roles.ts'
import { auditEntry } from '../../base/audit/auditEntry.ts'
import { AskedOneself, NotYourChange, UnknownChange } from '../../base/refusals.ts'
import { findChange } from '../release/findChange.ts'
import type { ChangeStore, OperatorStore, Logged } from '../../store/Store.ts'
import { isIn, type OpenChange } from '../../../api/changeApi.ts'

/**
 * Asking colleagues for a review, and what they say about an edit. Each throws `UnknownChange` for a change that is not
 * open. Neither is an edit: approvals stay.
 */
export interface AskDesk {
  /** Who may be asked, by name: those who may approve. */
  reviewers(): Promise<readonly string[]>
  /** By those who are in the change, and publishers. Throws `NotYourChange`, `AskedOneself` and `CannotReview`. */
  ask(actor: Actor, id: string, operator: string, note: string): Promise<OpenChange>
  /**
   * Answers whether the operator was asked. By the one who was asked, who then has looked at it, by who asked, those in
   * the change and publishers. Throws `NotYourChange`.
   */
  end(actor: Actor, id: string, operator: string): Promise<boolean>
  /** Throws `NotInChange` where the change does not edit the fact. */
  answer(actor: Actor, id: string, fact: string, text: string): Promise<OpenChange>
}

export interface AskDeskDependencies {
  readonly store: Pick<ChangeStore, 'changes' | 'ask' | 'endAsk' | 'answer'> & Pick<OperatorStore, 'listOperators'>
  readonly clock: { now(): number }
  /** Whether a webhook is told. */
  readonly announces: boolean
}

export function createAskDesk({ store, clock, announces }: AskDeskDependencies): AskDesk {
  const makeEntry = auditEntry(clock)

  async function find(id: string): Promise<OpenChange> {
    const found = findChange(await store.changes(), { change: id })
    if (found === undefined) throw new UnknownChange(id)
    return found
  }

  function told(
    actor: Actor,
    action: string,
    { id, name, owner }: OpenChange,
    details: Readonly<Record<string, string>>,
  ): Logged {
    const audit = makeEntry(actor.name, action, `change:${id}`, { name, owner, ...details })
    if (!announces) return { audit }
    const data = { change: { id, name, owner }, by: actor.name, ...details, path: `/#/review?change=${id}` }
    return { audit, message: { id: randomUUID(), body: { type: action, timestamp: audit.at, data } } }
  }

  const mayDecide = (actor: Actor, change: OpenChange): boolean =>
    isIn(change, actor.name) || !isLower(actor.role, 'publisher')

  return {
    async reviewers() {
      const operators = await store.listOperators()
      return operators.filter(({ role, disabled }) => !disabled && !isLower(role, 'publisher')).map(({ name }) => name)
    },

    async ask(actor, id, operator, note) {
      const change = await find(id)
      if (!mayDecide(actor, change)) throw new NotYourChange(change.owner)
      if (operator === actor.name) throw new AskedOneself()
      const said = told(actor, 'review.asked', change, { operator, note: note.trim() })
      await store.ask(change.id, { operator, asker: actor.name, note: note.trim(), at: said.audit.at }, said)
      return find(change.id)
    },

    async end(actor, id, operator) {
      const change = await find(id)
      const asked = change.asked.find((ask) => ask.operator === operator)
      if (asked === undefined) return false
      const isOwn = operator === actor.name
      if (!isOwn && asked.asker !== actor.name && !mayDecide(actor, change)) throw new NotYourChange(change.owner)
      const { audit } = told(actor, isOwn ? 'review.done' : 'review.taken-back', change, { operator })
      return store.endAsk(change.id, operator, audit)
    },

    async answer(actor, id, fact, text) {
      const change = await find(id)
      const said = told(actor, 'review.answered', change, { fact, text: text.trim() })
      await store.answer(change.id, { fact, actor: actor.name, text: text.trim(), at: said.audit.at }, said)
      return find(change.id)
    },
  }
}
