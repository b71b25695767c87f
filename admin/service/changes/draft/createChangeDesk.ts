import { randomUUID } from 'node:crypto'
import type { Actor } from '../../base/people/Actor.ts'
import { isLower } from '../../base/people/roles.ts'
import { auditEntry } from '../../base/audit/auditEntry.ts'
import { NotYourChange, UnknownChange } from '../../base/refusals.ts'
import { findChange } from '../release/findChange.ts'
import type { Publisher } from '../release/publish.ts'
import type { ChangeStore, NewChange } from '../../store/Store.ts'
import { isIn, type OpenChange } from '../../../api/changeApi.ts'

/** Changes as a whole: begun, named, shared and dropped. Each throws `UnknownChange` for one that is not open. */
export interface ChangeDesk {
  /** The open changes and the release they would change. */
  list: Publisher['changes']
  /** An actor's own change, the newest where there are several; makes one where there is none. */
  own(actor: Actor): Promise<OpenChange>
  add(actor: Actor, name: string): Promise<OpenChange>
  /** By those who are in it. Throws `NotYourChange`; so does `drop`, which publishers may do as well. */
  rename(actor: Actor, id: string, name: string): Promise<OpenChange>
  /** Answers how many edits are gone. */
  drop(actor: Actor, id: string): Promise<number>
  join(actor: Actor, id: string): Promise<OpenChange>
  /** Answers whether the actor was in it; its owner stays. */
  leave(actor: Actor, id: string): Promise<boolean>
}

export interface ChangeDeskDependencies {
  readonly store: ChangeStore
  readonly publisher: Pick<Publisher, 'changes'>
  readonly clock: { now(): number }
}

export function createChangeDesk({ store, publisher, clock }: ChangeDeskDependencies): ChangeDesk {
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

  return {
    list: async () => publisher.changes(),

    async own(actor) {
      const { change, audit } = begin(actor, '')
      return find(await store.ownChange(change, audit))
    },

    async add(actor, name) {
      const { change, audit } = begin(actor, name.trim())
      await store.addChange(change, audit)
      return { ...change, members: [], edits: [], asked: [], answers: [] }
    },

    async rename(actor, id, name) {
      const change = await find(id)
      if (!isIn(change, actor.name)) throw new NotYourChange(change.owner)
      const after = name.trim()
      const audit = makeEntry(actor.name, 'change.rename', subject(change.id), { before: change.name, after })
      if (!(await store.renameChange(change.id, after, audit))) throw new UnknownChange(id)
      return { ...change, name: after }
    },

    async drop(actor, id) {
      const change = await find(id)
      const { name, owner } = change
      if (!isIn(change, actor.name) && isLower(actor.role, 'publisher')) throw new NotYourChange(owner)
      const dropped = await store.dropChange(
        change.id,
        makeEntry(actor.name, 'change.drop', subject(change.id), { name, owner }),
      )
      if (dropped === undefined) throw new UnknownChange(id)
      return dropped
    },

    async join(actor, id) {
      const change = await find(id)
      if (isIn(change, actor.name)) return change
      const { name, owner } = change
      const audit = makeEntry(actor.name, 'change.join', subject(change.id), { name, owner })
      if (!(await store.joinChange(change.id, actor.name, audit))) throw new UnknownChange(id)
      // Not read again: it may have been published by now, and was joined all the same.
      return { ...change, members: [...change.members, actor.name].toSorted() }
    },

    async leave(actor, id) {
      const { id: change, name, owner } = await find(id)
      const audit = makeEntry(actor.name, 'change.leave', subject(change), { name, owner })
      return store.leaveChange(change, actor.name, audit)
    },
  }
}
