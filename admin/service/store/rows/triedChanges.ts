import type { Kysely } from 'kysely'
import { ChangeTried } from '../../base/trialRefusals.ts'
import type { Tables } from '../tables.ts'

/** By id of the change: the share that tries it, in percent. */
export async function triedShares(db: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('trial').select(['change', 'share']).where('state', '=', 'running').execute()
  return new Map(rows.map(({ change, share }) => [change, share]))
}

export const isTried = async (trx: Kysely<Tables>, change: string): Promise<boolean> =>
  (await triedShares(trx)).has(change)

/** Their ids, within another query. */
export const triedChanges = (db: Kysely<Tables>) =>
  db.selectFrom('trial').select('change').where('state', '=', 'running')

/** Throws `ChangeTried`. */
export async function requireUntried(trx: Kysely<Tables>, change: string): Promise<void> {
  if (!(await isTried(trx, change))) return
  const row = await trx
    .selectFrom('change')
    .select(['name', 'owner'])
    .where('id', '=', change)
    .executeTakeFirstOrThrow()
  throw new ChangeTried(row)
}
