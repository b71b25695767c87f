import type { Kysely, Selectable } from 'kysely'
import { Type } from 'typebox'
import type { DraftStore } from '../Store.ts'
import type { Tables } from '../tables.ts'
import { appendAudit } from './appendAudit.ts'
import { parseAs } from './readAs.ts'
import type { DraftEdit } from '../../../api/edits.ts'
import { ReasonSchema } from '../../../api/findings.ts'

const Reasons = Type.Array(ReasonSchema)

export function draftRows(db: Kysely<Tables>): DraftStore {
  return {
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

    approve: (contentHash, { actor, at }, audit) =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto('approval')
          .values({ content_hash: contentHash, actor, at })
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

    async draft() {
      const rows = await db.selectFrom('draft_edit').selectAll().orderBy('fact').execute()
      return rows.map(toDraftEdit)
    },

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

    putEdit: (edit, expectedRev, audit) =>
      db.transaction().execute(async (trx) => {
        if ((await revisionOf(trx, edit.fact)) !== expectedRev) return undefined
        const rev = await nextRevision(trx)
        const row = {
          fact: edit.fact,
          value: JSON.stringify(edit.value),
          replaces: JSON.stringify(edit.replaces),
          actor: edit.actor,
          at: edit.at,
          rev,
        }
        await trx
          .insertInto('draft_edit')
          .values(row)
          .onConflict((conflict) => conflict.column('fact').doUpdateSet(row))
          .execute()
        await dropApprovals(trx)
        await appendAudit(trx, audit)
        return { ...edit, rev }
      }),

    removeEdit: (fact, expectedRev, audit) =>
      db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('draft_edit')
          .where('fact', '=', fact)
          .where('rev', '=', expectedRev)
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return false
        await dropApprovals(trx)
        await appendAudit(trx, audit)
        return true
      }),
  }
}

/**
 * Approvals are bound to a content by its hash; they also end when an edit is undone, because the draft was different
 * in between.
 */
export async function dropApprovals(trx: Kysely<Tables>): Promise<void> {
  await trx.deleteFrom('approval').execute()
}

async function revisionOf(trx: Kysely<Tables>, fact: string): Promise<number> {
  const row = await trx.selectFrom('draft_edit').select('rev').where('fact', '=', fact).executeTakeFirst()
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

function toDraftEdit(row: Selectable<Tables['draft_edit']>): DraftEdit {
  return {
    fact: row.fact,
    value: parseAs(Type.Unknown(), row.value),
    replaces: parseAs(Type.Unknown(), row.replaces),
    actor: row.actor,
    at: row.at,
    rev: row.rev,
  }
}
