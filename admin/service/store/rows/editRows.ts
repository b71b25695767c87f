import type { Kysely, Selectable } from 'kysely'
import { Type } from 'typebox'
import type { ChangeStore, EditWrite } from '../Store.ts'
import type { Tables } from '../tables.ts'
import { appendAudit } from './appendAudit.ts'
import { dropApprovals } from './approvalRows.ts'
import { countUp } from './countUp.ts'
import { forgetAnswers } from './askRows.ts'
import { isScheduled } from './scheduleRows.ts'
import { isTried } from './triedChanges.ts'
import { requirePictures } from './pictureRows.ts'
import { parseAs } from './readAs.ts'
import type { DraftEdit } from '../../../api/edits.ts'

/** The edits of changes. */
export function editRows(db: Kysely<Tables>): Pick<ChangeStore, 'putEdit' | 'putEdits' | 'removeEdit'> {
  return {
    putEdit: (change, edit, expectedRev, audit) =>
      db.transaction().execute(async (trx) => {
        // A change that ended meanwhile takes no more edits, nor does one that their author has left.
        if (!(await mayEdit(trx, change, audit.actor)) || (await revisionOf(trx, change, edit.fact)) !== expectedRev)
          return undefined
        const made = await writeRow(trx, change, edit)
        await dropApprovals(trx, change)
        await appendAudit(trx, audit)
        return made
      }),

    putEdits: (change, writes) =>
      db.transaction().execute(async (trx) => {
        const [first] = writes
        if (first === undefined) return []
        if (!(await mayEdit(trx, change, first.audit.actor))) return undefined
        const revisions = await revisionsIn(trx, change)
        if (writes.some(({ fact, expectedRev }) => (revisions.get(fact) ?? 0) !== expectedRev)) return undefined
        const made = []
        for (const write of writes) {
          made.push(await writeOne(trx, change, write))
          await appendAudit(trx, write.audit)
        }
        await dropApprovals(trx, change)
        return made
      }),

    removeEdit: (change, fact, expectedRev, audit) =>
      db.transaction().execute(async (trx) => {
        if (!(await mayEdit(trx, change, audit.actor))) return false
        const { numDeletedRows } = await trx
          .deleteFrom('change_edit')
          .where('change', '=', change)
          .where('fact', '=', fact)
          .where('rev', '=', expectedRev)
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return false
        await forgetAnswers(trx, change, fact)
        await dropApprovals(trx, change)
        await appendAudit(trx, audit)
        return true
      }),
  }
}

async function writeOne(
  trx: Kysely<Tables>,
  change: string,
  { fact, edit }: EditWrite,
): Promise<DraftEdit | undefined> {
  if (edit !== undefined) return writeRow(trx, change, edit)
  await trx.deleteFrom('change_edit').where('change', '=', change).where('fact', '=', fact).execute()
  await forgetAnswers(trx, change, fact)
  return undefined
}

async function writeRow(trx: Kysely<Tables>, change: string, edit: Omit<DraftEdit, 'rev'>): Promise<DraftEdit> {
  await requirePictures(trx, edit.value)
  // Not from the rows: a removed and re-made edit must not get its old revision back.
  const rev = await countUp(trx, 'draft')
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
  return { ...edit, rev }
}

/** By fact. */
async function revisionsIn(trx: Kysely<Tables>, change: string): Promise<ReadonlyMap<string, number>> {
  const rows = await trx.selectFrom('change_edit').select(['fact', 'rev']).where('change', '=', change).execute()
  return new Map(rows.map(({ fact, rev }) => [fact, rev]))
}

/** Whether a change is open and not frozen, and somebody its owner or a member. */
async function mayEdit(trx: Kysely<Tables>, change: string, actor: string): Promise<boolean> {
  if ((await isScheduled(trx, change)) || (await isTried(trx, change))) return false
  const open = trx.selectFrom('change').where('id', '=', change).where('state', '=', 'open')
  const owned = await open.select('id').where('owner', '=', actor).executeTakeFirst()
  if (owned !== undefined) return true
  const joined = await open
    .innerJoin('change_member', 'change_member.change', 'change.id')
    .select('change.id')
    .where('change_member.actor', '=', actor)
    .executeTakeFirst()
  return joined !== undefined
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

export function toEdit(row: Selectable<Tables['change_edit']>): DraftEdit {
  return {
    fact: row.fact,
    value: parseAs(Type.Unknown(), row.value),
    replaces: parseAs(Type.Unknown(), row.replaces),
    actor: row.actor,
    at: row.at,
    rev: row.rev,
  }
}
