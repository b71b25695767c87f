import type { Kysely, Selectable } from 'kysely'
import type { DraftEdit, DraftStore } from '../Store.ts'
import type { Tables } from '../tables.ts'
import { appendAudit } from './appendAudit.ts'

export function draftRows(db: Kysely<Tables>): DraftStore {
  return {
    async draft() {
      const rows = await db.selectFrom('draft_edit').selectAll().orderBy('fact').execute()
      return rows.map(toDraftEdit)
    },

    putEdit: (edit, expectedRev, audit) =>
      db.transaction().execute(async (trx) => {
        if ((await revisionOf(trx, edit.fact)) !== expectedRev) return undefined
        const rev = await nextRevision(trx)
        const row = { fact: edit.fact, value: JSON.stringify(edit.value), replaces: JSON.stringify(edit.replaces), actor: edit.actor, at: edit.at, rev }
        await trx
          .insertInto('draft_edit')
          .values(row)
          .onConflict((conflict) => conflict.column('fact').doUpdateSet(row))
          .execute()
        await appendAudit(trx, audit)
        return { ...edit, rev }
      }),

    removeEdit: (fact, expectedRev, audit) =>
      db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx.deleteFrom('draft_edit').where('fact', '=', fact).where('rev', '=', expectedRev).executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return false
        await appendAudit(trx, audit)
        return true
      }),
  }
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
  return { fact: row.fact, value: JSON.parse(row.value), replaces: JSON.parse(row.replaces), actor: row.actor, at: row.at, rev: row.rev }
}
