import type { Kysely, Selectable } from 'kysely'
import { Type } from 'typebox'
import type { ChangeStore } from '../Store.ts'
import type { Tables } from '../tables.ts'
import { appendAudit } from './appendAudit.ts'
import { parseAs } from './readAs.ts'
import type { DraftEdit } from '../../../api/edits.ts'
import { ReasonSchema } from '../../../api/findings.ts'

const Reasons = Type.Array(ReasonSchema)

export function changeRows(db: Kysely<Tables>): ChangeStore {
  return {
    async changes() {
      const [changes, members, edits] = await Promise.all([
        db.selectFrom('change').selectAll().where('state', '=', 'open').orderBy('created_at').orderBy('id').execute(),
        db.selectFrom('change_member').selectAll().orderBy('actor').execute(),
        db.selectFrom('change_edit').selectAll().orderBy('fact').execute(),
      ])
      return changes.map(({ id, name, owner, created_at }) => ({
        id,
        name,
        owner,
        members: members.filter(({ change }) => change === id).map(({ actor }) => actor),
        createdAt: created_at,
        edits: edits.filter(({ change }) => change === id).map(toEdit),
      }))
    },

    addChange: ({ id, name, owner, createdAt }, audit) =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto('change').values({ id, name, owner, state: 'open', created_at: createdAt }).execute()
        await appendAudit(trx, audit)
      }),

    ownChange: ({ id, name, owner, createdAt }, audit) =>
      db.transaction().execute(async (trx) => {
        const own = await trx
          .selectFrom('change')
          .select('id')
          .where('owner', '=', owner)
          .where('state', '=', 'open')
          .orderBy('created_at', 'desc')
          .limit(1)
          .executeTakeFirst()
        if (own !== undefined) return own.id
        await trx.insertInto('change').values({ id, name, owner, state: 'open', created_at: createdAt }).execute()
        await appendAudit(trx, audit)
        return id
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
        await trx
          .insertInto('change_member')
          .values({ change: id, actor })
          .onConflict((conflict) => conflict.columns(['change', 'actor']).doNothing())
          .execute()
        await appendAudit(trx, audit)
        return true
      }),

    leaveChange: (id, actor, audit) =>
      db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('change_member')
          .where('change', '=', id)
          .where('actor', '=', actor)
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return false
        await appendAudit(trx, audit)
        return true
      }),

    dropChange: (id, audit) =>
      db.transaction().execute(async (trx) => {
        if (!(await isOpen(trx, id))) return false
        await trx.deleteFrom('change_edit').where('change', '=', id).execute()
        await close(trx, id, 'dropped')
        await dropApprovals(trx, id)
        await appendAudit(trx, audit)
        return true
      }),

    async approvals(contentHash) {
      const rows = await db
        .selectFrom('approval')
        .selectAll()
        .where('content_hash', '=', contentHash)
        .orderBy('at')
        .orderBy('actor')
        .execute()
      return rows.map(({ actor, at }) => ({ actor, at }))
    },

    approve: (change, contentHash, { actor, at }, audit) =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto('approval')
          .values({ content_hash: contentHash, actor, at, change })
          .onConflict((conflict) => conflict.columns(['content_hash', 'actor']).doNothing())
          .execute()
        await appendAudit(trx, audit)
      }),

    withdrawApproval: (contentHash, actor, audit) =>
      db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('approval')
          .where('content_hash', '=', contentHash)
          .where('actor', '=', actor)
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return false
        await appendAudit(trx, audit)
        return true
      }),

    async setAside() {
      const rows = await db.selectFrom('set_aside').selectAll().orderBy('fact').execute()
      return rows.map(({ value, replaces, reasons, ...row }) => ({
        ...row,
        value: parseAs(Type.Unknown(), value),
        replaces: parseAs(Type.Unknown(), replaces),
        reasons: parseAs(Reasons, reasons),
      }))
    },

    dismissSetAside: (fact, audit) =>
      db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx.deleteFrom('set_aside').where('fact', '=', fact).executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return false
        await appendAudit(trx, audit)
        return true
      }),

    putEdit: (change, edit, expectedRev, audit) =>
      db.transaction().execute(async (trx) => {
        // A change that was published or dropped meanwhile takes no more edits.
        if (!(await isOpen(trx, change)) || (await revisionOf(trx, change, edit.fact)) !== expectedRev) return undefined
        const rev = await nextRevision(trx)
        const row = {
          change,
          fact: edit.fact,
          value: JSON.stringify(edit.value),
          replaces: JSON.stringify(edit.replaces),
          actor: edit.actor,
          at: edit.at,
          rev,
        }
        await trx
          .insertInto('change_edit')
          .values(row)
          .onConflict((conflict) => conflict.columns(['change', 'fact']).doUpdateSet(row))
          .execute()
        await dropApprovals(trx, change)
        await appendAudit(trx, audit)
        return { ...edit, rev }
      }),

    removeEdit: (change, fact, expectedRev, audit) =>
      db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('change_edit')
          .where('change', '=', change)
          .where('fact', '=', fact)
          .where('rev', '=', expectedRev)
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return false
        await dropApprovals(trx, change)
        await appendAudit(trx, audit)
        return true
      }),
  }
}

/**
 * Ends the approvals of a change, or of all without one. They are bound to a content by its hash; they also end when an
 * edit is undone, because the change was different in between.
 */
export async function dropApprovals(trx: Kysely<Tables>, change?: string): Promise<void> {
  const all = trx.deleteFrom('approval')
  await (change === undefined ? all : all.where('change', '=', change)).execute()
}

/** Takes the edits that went live out of their change, which is published when none is left. */
export async function takePublished(
  trx: Kysely<Tables>,
  change: string,
  published: readonly { readonly fact: string; readonly rev: number }[],
): Promise<void> {
  for (const { fact, rev } of published)
    await trx
      .deleteFrom('change_edit')
      .where('change', '=', change)
      .where('fact', '=', fact)
      .where('rev', '=', rev)
      .execute()
  const left = await trx.selectFrom('change_edit').select('fact').where('change', '=', change).executeTakeFirst()
  if (left === undefined) await close(trx, change, 'published')
}

async function close(trx: Kysely<Tables>, change: string, state: 'published' | 'dropped'): Promise<void> {
  await trx.updateTable('change').set({ state }).where('id', '=', change).execute()
}

async function isOpen(trx: Kysely<Tables>, change: string): Promise<boolean> {
  const row = await trx
    .selectFrom('change')
    .select('id')
    .where('id', '=', change)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row !== undefined
}

async function revisionOf(trx: Kysely<Tables>, change: string, fact: string): Promise<number> {
  const row = await trx
    .selectFrom('change_edit')
    .select('rev')
    .where('change', '=', change)
    .where('fact', '=', fact)
    .executeTakeFirst()
  return row?.rev ?? 0
}

/** From a counter, not from the rows: a removed and re-made edit must not get its old revision back. */
async function nextRevision(trx: Kysely<Tables>): Promise<number> {
  const row = await trx
    .insertInto('counter')
    .values({ name: 'draft', value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((set) => ({ value: set('counter.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow()
  return row.value
}

function toEdit(row: Selectable<Tables['change_edit']>): DraftEdit {
  return {
    fact: row.fact,
    value: parseAs(Type.Unknown(), row.value),
    replaces: parseAs(Type.Unknown(), row.replaces),
    actor: row.actor,
    at: row.at,
    rev: row.rev,
  }
}
