import type { Kysely } from 'kysely'
import { ChangeScheduled } from '../../base/scheduleRefusals.ts'
import { ChangeTried } from '../../base/trialRefusals.ts'
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

/** When a change goes out by itself. */
const waitingFor = (trx: Kysely<Tables>, change: string) =>
  trx
    .selectFrom('schedule')
    .innerJoin('change', 'change.id', 'schedule.change')
    .select(['schedule.id', 'schedule.at', 'change.name', 'change.owner'])
    .where('schedule.change', '=', change)
    .where('schedule.kind', '=', 'publish')
    .where('schedule.state', '=', 'waiting')
    .executeTakeFirst()

export const isScheduled = async (trx: Kysely<Tables>, change: string): Promise<boolean> =>
  (await waitingFor(trx, change)) !== undefined

/** Throws `ChangeScheduled`, unless it is by this schedule. */
export async function requireUnscheduled(trx: Kysely<Tables>, change: string, by?: string): Promise<void> {
  const waiting = await waitingFor(trx, change)
  if (waiting !== undefined && waiting.id !== by) throw new ChangeScheduled(waiting, waiting.at)
}

/** Their ids, within another query. */
export const scheduledChanges = (db: Kysely<Tables>) =>
  db.selectFrom('schedule').select('change').where('kind', '=', 'publish').where('state', '=', 'waiting')

/** By id of the change: when it goes out by itself. */
export async function scheduledMoments(db: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('schedule')
    .select(['change', 'at'])
    .where('kind', '=', 'publish')
    .where('state', '=', 'waiting')
    .execute()
  return new Map(rows.map(({ change, at }) => [change, at]))
}

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
