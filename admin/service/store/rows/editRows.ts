import type { Kysely, Selectable } from 'kysely'
import { Type } from 'typebox'
import type { Tables } from '../tables.ts'
import { watchRows } from './proofRows.ts'
import { dropApprovals } from './approvalRows.ts'
import { countUp } from './countUp.ts'
import { forgetAnswers } from './askRows.ts'
import { isScheduled, isTried } from './changeState.ts'
import { requirePictures } from './pictureRows.ts'
import { parseAs } from './readAs.ts'
import type { DraftEdit } from '../../../api/edits.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'

/** One of several edits that are written together. */
export interface EditWrite {
  readonly fact: string
  /** Missing to take the edit out of the change. */
  readonly edit?: Omit<DraftEdit, 'rev'>
  /** 0: there is none. */
  readonly expectedRev: number
  readonly audit: AuditEntry
}

export interface EditStore {
  /**
   * Writes only if the row is still at `expectedRev` (0: not there) and the change is open, neither scheduled nor being
   * tried, with the author in it; answers undefined otherwise. Throws `UnknownPicture` for a value that names one that
   * the library lacks.
   */
  putEdit(
    change: string,
    edit: Omit<DraftEdit, 'rev'>,
    expectedRev: number,
    audit: AuditEntry,
  ): Promise<DraftEdit | undefined>
  /**
   * Several edits and removals of one change, all or none of them; answers what each fact has now, in the same order.
   * Undefined when one has changed meanwhile, as for `putEdit`.
   */
  putEdits(change: string, writes: readonly EditWrite[]): Promise<readonly (DraftEdit | undefined)[] | undefined>
  /** Removes only at `expectedRev`; answers whether it did. */
  removeEdit(change: string, fact: string, expectedRev: number, audit: AuditEntry): Promise<boolean>
}

/** The edits of changes. */
export function editRows(db: Kysely<Tables>): EditStore {
  return {
    putEdit: (change, edit, expectedRev, audit) =>
      db.transaction().execute(async (trx) => {
        // A change that ended meanwhile takes no more edits, nor does one that their author has left.
        if (!(await mayEdit(trx, change, audit.actor)) || (await revisionOf(trx, change, edit.fact)) !== expectedRev)
          return undefined
        const append = await watchRows(trx, { edit: [change] })
        const made = await writeRow(trx, change, edit)
        await dropApprovals(trx, change)
        await append(audit)
        return made
      }),

    putEdits: (change, writes) =>
      db.transaction().execute(async (trx) => {
        const [first] = writes
        if (first === undefined) return []
        if (!(await mayEdit(trx, change, first.audit.actor))) return undefined
        const revisions = await revisionsIn(trx, change)
        if (writes.some(({ fact, expectedRev }) => (revisions.get(fact) ?? 0) !== expectedRev)) return undefined
        const append = await watchRows(trx, { edit: [change] })
        const made = []
        for (const write of writes) {
          made.push(await writeOne(trx, change, write))
          await append(write.audit)
        }
        await dropApprovals(trx, change)
        return made
      }),

    removeEdit: (change, fact, expectedRev, audit) =>
      db.transaction().execute(async (trx) => {
        if (!(await mayEdit(trx, change, audit.actor))) return false
        const append = await watchRows(trx, { edit: [change] })
        const { numDeletedRows } = await trx
          .deleteFrom('change_edit')
          .where('change', '=', change)
          .where('fact', '=', fact)
          .where('rev', '=', expectedRev)
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return false
        await forgetAnswers(trx, change, fact)
        await dropApprovals(trx, change)
        await append(audit)
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
export async function revisionsIn(trx: Kysely<Tables>, change: string): Promise<ReadonlyMap<string, number>> {
  const rows = await trx.selectFrom('change_edit').select(['fact', 'rev']).where('change', '=', change).execute()
  return new Map(rows.map(({ fact, rev }) => [fact, rev]))
}

/** Whether a change is open and not frozen, and somebody its owner or a member. */
export async function mayEdit(trx: Kysely<Tables>, change: string, actor: string): Promise<boolean> {
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
