import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** Whether a change was neither published nor dropped. */
export async function isOpen(trx: Kysely<Tables>, change: string): Promise<boolean> {
  const row = await trx
    .selectFrom('change')
    .select('id')
    .where('id', '=', change)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row !== undefined
}
