import type { Kysely } from 'kysely'
import type { AttemptStore } from '../Store.ts'
import type { Tables } from '../tables.ts'

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
