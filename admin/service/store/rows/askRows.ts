import type { Kysely } from 'kysely'
import { CannotReview, NotInChange, UnknownChange } from '../../base/refusals.ts'
import { role } from '../../../api/fields.ts'
import { isLower } from '../../base/people/roles.ts'
import { type Logged, addMessage } from './outboxRows.ts'
import type { Tables } from '../tables.ts'
import { appendAudit } from './auditRows.ts'
import { isOpen } from './changeState.ts'
import { nameKey } from '../../base/people/operatorName.ts'
import { readAs } from './readAs.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'
import type { Answer, Ask } from '../../../api/changeApi.ts'

export interface AskStore {
  /**
   * Asks an operator to review a change, or again with another note. Throws `UnknownChange` where it is not open and
   * `CannotReview` where the operator may not approve; the same for `answer`, which throws `NotInChange` for a fact that
   * the change does not edit.
   */
  ask(change: string, ask: Ask, told: Logged): Promise<void>
  /** Answers whether the operator was asked. Approving ends one's own ask, too. */
  endAsk(change: string, operator: string, audit: AuditEntry): Promise<boolean>
  answer(change: string, answer: Answer, told: Logged): Promise<void>
}

/** Rows of reviewers asked about a change, and of remarks on its edits. */
export function askRows(db: Kysely<Tables>): AskStore {
  return {
    ask: (change, { operator, asker, note, at }, told) =>
      db.transaction().execute(async (trx) => {
        if (!(await isOpen(trx, change))) throw new UnknownChange(change)
        const row = await trx
          .selectFrom('operator')
          .select(['name', 'role'])
          .where('name_key', '=', nameKey(operator))
          .where('disabled', '=', 0)
          .executeTakeFirst()
        if (row === undefined || isLower(readAs(role, row.role), 'publisher')) throw new CannotReview(operator)
        const asked = { change, operator: row.name, asker, note, at }
        await trx
          .insertInto('change_ask')
          .values(asked)
          .onConflict((conflict) => conflict.columns(['change', 'operator']).doUpdateSet(asked))
          .execute()
        await tell(trx, told)
      }),

    endAsk: (change, operator, audit) =>
      db.transaction().execute(async (trx) => {
        const ended = await endAsks(trx, { change, operator })
        if (ended > 0) await appendAudit(trx, audit)
        return ended > 0
      }),

    answer: (change, { fact, actor, text, at }, told) =>
      db.transaction().execute(async (trx) => {
        if (!(await isOpen(trx, change))) throw new UnknownChange(change)
        const edit = await trx
          .selectFrom('change_edit')
          .select('fact')
          .where('change', '=', change)
          .where('fact', '=', fact)
          .executeTakeFirst()
        if (edit === undefined) throw new NotInChange(fact)
        const number = (await lastNumber(trx, change)) + 1
        await trx.insertInto('change_answer').values({ change, number, fact, actor, said: text, at }).execute()
        await tell(trx, told)
      }),
  }
}

/** Nothing is asked any more: of a change, of an operator, or of an operator in a change. Answers how many there were. */
export async function endAsks(
  trx: Kysely<Tables>,
  { change, operator }: { readonly change?: string; readonly operator?: string },
): Promise<number> {
  let asked = trx.deleteFrom('change_ask')
  if (change !== undefined) asked = asked.where('change', '=', change)
  if (operator !== undefined) asked = asked.where('operator', '=', operator)
  const { numDeletedRows } = await asked.executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Takes the remarks on an edit along into another change, after those that are there. */
export async function moveAnswers(trx: Kysely<Tables>, from: string, to: string, fact: string): Promise<void> {
  const rows = await trx
    .deleteFrom('change_answer')
    .where('change', '=', from)
    .where('fact', '=', fact)
    .returningAll()
    .execute()
  let number = await lastNumber(trx, to)
  for (const row of rows.toSorted((a, b) => a.number - b.number)) {
    number += 1
    await trx
      .insertInto('change_answer')
      .values({ ...row, change: to, number })
      .execute()
  }
}

/** Of the newest remark in a change; 0 where there is none. */
async function lastNumber(trx: Kysely<Tables>, change: string): Promise<number> {
  const last = await trx
    .selectFrom('change_answer')
    .select('number')
    .where('change', '=', change)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.number ?? 0
}

/** Deletes remarks on an edit that is gone, or on all of a change; the log alone keeps them. */
export async function forgetAnswers(trx: Kysely<Tables>, change: string, fact?: string): Promise<void> {
  const all = trx.deleteFrom('change_answer').where('change', '=', change)
  await (fact === undefined ? all : all.where('fact', '=', fact)).execute()
}

async function tell(trx: Kysely<Tables>, { audit, message }: Logged): Promise<void> {
  await appendAudit(trx, audit)
  if (message === undefined) return
  const newest = await trx.selectFrom('pointer').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst()
  await addMessage(trx, { ...message, seq: newest?.seq ?? 0, at: audit.at })
}
