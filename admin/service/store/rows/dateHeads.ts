import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import { notBefore } from './notBefore.ts'

/** Gives every head a later date, so that phones take it as new; answers the number of the live release. */
export async function dateHeads(trx: Kysely<Tables>, at: string): Promise<number> {
  const pointers = await trx.selectFrom('pointer').select(['at', 'seq']).execute()
  await trx
    .updateTable('pointer')
    .set({ at: notBefore(at, pointers) })
    .execute()
  return Math.max(0, ...pointers.map((pointer) => pointer.seq))
}
