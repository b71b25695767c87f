import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

export interface AttemptStore {
  /**
   * Counts one more attempt under a key unless it has to wait; one at a time across all services. `waitFor` gives how
   * many ms, from the attempts so far. The count starts again if the last one was `forgetAfter` ms ago.
   */
  takeAttempt(
    key: string,
    time: { readonly now: number; readonly forgetAfter: number },
    waitFor: (before: { readonly count: number; readonly lastAt: number }) => number,
  ): Promise<{ readonly waitMs: number; readonly count: number }>
  forgetAttempts(key: string): Promise<void>
  /** An operator signed in or used up a link on this device. */
  rememberDevice(idHash: string, operatorId: number, at: string): Promise<void>
  /** The operator who was last remembered on a device since then. */
  deviceOwner(idHash: string, seenSince: string): Promise<number | undefined>
}

export function attemptRows(db: Kysely<Tables>): AttemptStore {
  return {
    takeAttempt: (key, { now, forgetAfter }, waitFor) =>
      db.transaction().execute(async (trx) => {
        // The next attempt forgets the expired ones, never one that still counts.
        await trx
          .deleteFrom('attempt')
          .where('last_at', '<=', new Date(now - forgetAfter).toISOString())
          .where('forget_after', '<=', forgetAfter)
          .execute()
        const row = await trx.selectFrom('attempt').selectAll().where('key', '=', key).executeTakeFirst()
        const before =
          row === undefined ? { count: 0, lastAt: 0 } : { count: row.count, lastAt: Date.parse(row.last_at) }
        const waitMs = before.count === 0 ? 0 : waitFor(before)
        if (waitMs > 0) return { waitMs, count: before.count }
        const values = { key, count: before.count + 1, last_at: new Date(now).toISOString(), forget_after: forgetAfter }
        await trx
          .insertInto('attempt')
          .values(values)
          .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
          .execute()
        return { waitMs: 0, count: values.count }
      }),

    async forgetAttempts(key) {
      await db.deleteFrom('attempt').where('key', '=', key).execute()
    },

    async rememberDevice(idHash, operatorId, at) {
      const values = { id_hash: idHash, operator_id: operatorId, seen_at: at }
      await db
        .insertInto('known_device')
        .values(values)
        .onConflict((conflict) => conflict.column('id_hash').doUpdateSet(values))
        .execute()
    },

    async deviceOwner(idHash, seenSince) {
      return (
        await db
          .selectFrom('known_device')
          .select('operator_id')
          .where('id_hash', '=', idHash)
          .where('seen_at', '>=', seenSince)
          .executeTakeFirst()
      )?.operator_id
    },
  }
}
