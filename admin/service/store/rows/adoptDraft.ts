import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/**
 * Makes the one draft of earlier builds a change of the operator who edited last; the others who edited are its
 * members. Its approvals end: they were bound to what a whole release would have been.
 */
export async function adoptDraft(trx: Kysely<Tables>): Promise<void> {
  await trx.deleteFrom('approval').where('change', 'is', null).execute()
  const edits = await trx.selectFrom('draft_edit').selectAll().orderBy('at').execute()
  const [first] = edits
  const last = edits.at(-1)
  if (first === undefined || last === undefined) return
  const id = randomUUID()
  await trx
    .insertInto('change')
    .values({ id, name: '', owner: last.actor, state: 'open', created_at: first.at })
    .execute()
  for (const actor of new Set(edits.map((edit) => edit.actor)))
    if (actor !== last.actor) await trx.insertInto('change_member').values({ change: id, actor }).execute()
  for (const edit of edits)
    await trx
      .insertInto('change_edit')
      .values({ ...edit, change: id })
      .execute()
  await trx.deleteFrom('draft_edit').execute()
}
