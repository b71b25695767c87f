import type { Kysely } from 'kysely'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'
import type { OpenChange } from '../../../api/changeApi.ts'
import type { Tables } from '../tables.ts'
import { appendAudit } from './auditRows.ts'
import { endAsks, forgetAnswers, moveAnswers } from './askRows.ts'
import { dropApprovals } from './approvalRows.ts'
import { countUp } from './countUp.ts'
import { mayEdit, revisionsIn, toEdit } from './editRows.ts'
import { isOpen, scheduledChanges, scheduledMoments, triedChanges, triedShares } from './changeState.ts'
import { watchRows } from './proofRows.ts'
import { endSchedulesOf } from './scheduleRows.ts'
import { endTrialOf } from './trialRows.ts'
import { AlreadyInChange, UnknownChange } from '../../base/refusals.ts'

/** A change before its first edit. */
export interface NewChange extends Pick<OpenChange, 'id' | 'name' | 'owner' | 'createdAt'> {}

/** One of the edits that are moved together. */
interface EditMove {
  readonly fact: string
  readonly expectedRev: number
  readonly audit: AuditEntry
}

export interface ChangeStore {
  /** The open ones, oldest first. */
  changes(): Promise<readonly OpenChange[]>
  addChange(change: NewChange, audit: AuditEntry): Promise<void>
  /** Answers the owner's newest open change that is neither scheduled nor being tried; without one it adds this one. */
  ownChange(change: NewChange, audit: AuditEntry): Promise<string>
  /** Answers whether it was open; the same for `joinChange`. */
  renameChange(id: string, name: string, audit: AuditEntry): Promise<boolean>
  joinChange(id: string, actor: string, audit: AuditEntry): Promise<boolean>
  /** Answers whether the actor was in it, and it was open. */
  leaveChange(id: string, actor: string, audit: AuditEntry): Promise<boolean>
  /**
   * Moves edits from one change into another, all or none of them, with their authors and the remarks on them; `begun`
   * adds the other one. Answers false when one has changed meanwhile, or a change may not be edited, as for `putEdit`.
   * Throws `AlreadyInChange`.
   */
  moveEdits(
    from: string,
    to: string,
    moves: readonly EditMove[],
    begun?: { readonly change: NewChange; readonly audit: AuditEntry },
  ): Promise<boolean>
  /** Forgets its edits, which are added to the audit, and answers how many; undefined where it was not open. */
  dropChange(id: string, audit: AuditEntry): Promise<number | undefined>
}

/** Changes as a whole; their edits and approvals are in files of their own. */
export function changeRows(db: Kysely<Tables>): ChangeStore {
  return {
    changes: () => readChanges(db),

    addChange: (change, audit) => db.transaction().execute((trx) => add(trx, change, audit)),

    ownChange: (change, audit) =>
      db.transaction().execute(async (trx) => {
        const own = await trx
          .selectFrom('change')
          .select('id')
          .where('owner', '=', change.owner)
          .where('state', '=', 'open')
          .where('id', 'not in', scheduledChanges(trx))
          .where('id', 'not in', triedChanges(trx))
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst()
        if (own !== undefined) return own.id
        await add(trx, change, audit)
        return change.id
      }),

    renameChange: (id, name, audit) =>
      db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('change')
          .set({ name })
          .where('id', '=', id)
          .where('state', '=', 'open')
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        await appendAudit(trx, audit)
        return true
      }),

    joinChange: (id, actor, audit) =>
      db.transaction().execute(async (trx) => {
        if (!(await isOpen(trx, id))) return false
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('change_member')
          .values({ change: id, actor })
          .onConflict((conflict) => conflict.columns(['change', 'actor']).doNothing())
          .executeTakeFirstOrThrow()
        if (numInsertedOrUpdatedRows !== 0n) await appendAudit(trx, audit)
        return true
      }),

    leaveChange: (id, actor, audit) =>
      db.transaction().execute(async (trx) => {
        // Who was in a change that was published stays told with it.
        if (!(await isOpen(trx, id))) return false
        const { numDeletedRows } = await trx
          .deleteFrom('change_member')
          .where('change', '=', id)
          .where('actor', '=', actor)
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return false
        await appendAudit(trx, audit)
        return true
      }),

    moveEdits: (from, to, moves, begun) =>
      db.transaction().execute(async (trx) => {
        const held = await revisionsIn(trx, from)
        for (const { fact, expectedRev, audit } of moves) {
          if (held.get(fact) !== expectedRev || !(await mayEdit(trx, from, audit.actor))) return false
          if (begun === undefined && !(await mayEdit(trx, to, audit.actor))) return false
        }
        const there = await revisionsIn(trx, to)
        const taken = moves.find(({ fact }) => there.has(fact))
        if (taken !== undefined) throw new AlreadyInChange(taken.fact)
        if (begun !== undefined) await add(trx, begun.change, begun.audit)
        const append = await watchRows(trx, { edit: [from, to] })
        for (const { fact, audit } of moves) {
          const rev = await countUp(trx, 'draft')
          await trx
            .updateTable('change_edit')
            .set({ change: to, rev })
            .where('change', '=', from)
            .where('fact', '=', fact)
            .execute()
          await moveAnswers(trx, from, to, fact)
          await append(audit)
        }
        await dropApprovals(trx, from)
        await dropApprovals(trx, to)
        return true
      }),

    dropChange: (id, audit) =>
      db.transaction().execute(async (trx) => {
        if (!(await isOpen(trx, id))) return undefined
        const append = await watchRows(trx, { edit: [id], schedule: [id], trial: [id] })
        const rows = await trx.deleteFrom('change_edit').where('change', '=', id).returningAll().execute()
        const edits = rows.map(toEdit).toSorted((a, b) => (a.fact < b.fact ? -1 : 1))
        await endSchedulesOf(trx, id)
        await endTrialOf(trx, id, audit.at)
        await close(trx, id, 'dropped')
        await dropApprovals(trx, id)
        const lost = edits.map(({ fact, value, actor, at }) => ({ fact, value, by: actor, at }))
        await append({ ...audit, details: { ...audit.details, edits: lost } })
        return edits.length
      }),
  }
}

async function readChanges(db: Kysely<Tables>): Promise<readonly OpenChange[]> {
  // The edits first: one that is published or dropped in between is left out with its change, never lost from it.
  const edits = await db.selectFrom('change_edit').selectAll().orderBy('fact').execute()
  const asks = await db.selectFrom('change_ask').selectAll().orderBy('operator').execute()
  const answers = await db.selectFrom('change_answer').selectAll().orderBy('number').execute()
  const moments = await scheduledMoments(db)
  const shares = await triedShares(db)
  const members = await db.selectFrom('change_member').selectAll().orderBy('actor').execute()
  const changes = await db
    .selectFrom('change')
    .selectAll()
    .where('state', '=', 'open')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return changes.map(({ id, name, owner, created_at }) => ({
    id,
    name,
    owner,
    members: members.filter(({ change }) => change === id).map(({ actor }) => actor),
    createdAt: created_at,
    edits: edits.filter(({ change }) => change === id).map(toEdit),
    asked: asks
      .filter(({ change }) => change === id)
      .map(({ operator, asker, note, at }) => ({ operator, asker, note, at })),
    answers: answers
      .filter(({ change }) => change === id)
      .map(({ fact, actor, said, at }) => ({ fact, actor, text: said, at })),
    ...(moments.has(id) && { scheduledFor: moments.get(id) ?? '' }),
    ...(shares.has(id) && { tried: shares.get(id) ?? 0 }),
  }))
}

/**
 * Takes the edits that went live out of their change, which is published when none is left. Throws `UnknownChange` where
 * it was dropped meanwhile.
 */
export async function takePublished(
  trx: Kysely<Tables>,
  change: string,
  published: readonly { readonly fact: string; readonly rev: number }[],
): Promise<void> {
  // Whoever dropped it was told that its edits are gone.
  if (!(await isOpen(trx, change))) throw new UnknownChange(change)
  for (const { fact, rev } of published) {
    const { numDeletedRows } = await trx
      .deleteFrom('change_edit')
      .where('change', '=', change)
      .where('fact', '=', fact)
      .where('rev', '=', rev)
      .executeTakeFirstOrThrow()
    if (numDeletedRows !== 0n) await forgetAnswers(trx, change, fact)
  }
  const left = await trx.selectFrom('change_edit').select('fact').where('change', '=', change).executeTakeFirst()
  if (left === undefined) await close(trx, change, 'published')
}

async function add(trx: Kysely<Tables>, { id, name, owner, createdAt }: NewChange, audit: AuditEntry): Promise<void> {
  await trx.insertInto('change').values({ id, name, owner, state: 'open', created_at: createdAt }).execute()
  await appendAudit(trx, audit)
}

async function close(trx: Kysely<Tables>, change: string, state: 'published' | 'dropped'): Promise<void> {
  await endAsks(trx, { change })
  await forgetAnswers(trx, change)
  await trx.updateTable('change').set({ state }).where('id', '=', change).execute()
}
