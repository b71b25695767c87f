import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'

/** The head of one plan version. */
export interface Pointer {
  readonly plan: number
  readonly seq: number
  readonly sha: string
  /** When the release was made, but always later than the head before it, whatever the clock said. */
  readonly at: string
  readonly retired: boolean
  /** The newest hash of the audit's chain before the release; missing in heads of earlier builds. */
  readonly chain?: string
}

/**
 * Heads never go back in time, whatever the clock did: an app takes a later `at` as newer, so a stale copy of an older
 * head would beat the new one.
 */
export function notBefore(time: string, pointers: readonly Pick<Pointer, 'at'>[]): string {
  const newest = Math.max(...pointers.map((pointer) => Date.parse(pointer.at)))
  return Date.parse(time) > newest || pointers.length === 0 ? time : new Date(newest + 1).toISOString()
}

/** Gives every head a later date, so that phones take it as new; answers the number of the live release. */
export async function dateHeads(trx: Kysely<Tables>, at: string): Promise<number> {
  const pointers = await trx.selectFrom('pointer').select(['at', 'seq']).execute()
  await trx
    .updateTable('pointer')
    .set({ at: notBefore(at, pointers) })
    .execute()
  return Math.max(0, ...pointers.map((pointer) => pointer.seq))
}

/** Puts a release live for its plan version; older plan versions are retired. */
export async function movePointer(
  trx: Kysely<Tables>,
  record: Pick<Pointer, 'plan' | 'sha' | 'at'> & { readonly chain: string },
  seq: number,
): Promise<void> {
  const pointer = { plan: record.plan, seq, sha: record.sha, at: record.at, retired: 0, chain: record.chain }
  await trx
    .insertInto('pointer')
    .values(pointer)
    .onConflict((conflict) => conflict.column('plan').doUpdateSet(pointer))
    .execute()
  await trx
    .updateTable('pointer')
    .set({ retired: 1 })
    .where('plan', '<', record.plan)
    .where(sql<boolean>`retired = 0`)
    .execute()
}
