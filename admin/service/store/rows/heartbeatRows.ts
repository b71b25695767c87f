import type { Kysely } from 'kysely'
import type { HeartbeatStore } from '../HeartbeatStore.ts'
import type { Tables } from '../tables.ts'

export function heartbeatRows(db: Kysely<Tables>): HeartbeatStore {
  return {
    async addPhones(counts, forgetBefore) {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('phone_count').where('minute', '<', forgetBefore).execute()
        if (counts.length === 0) return
        await trx
          .insertInto('phone_count')
          .values(counts.map(({ faulty, ...count }) => ({ ...count, faulty: Number(faulty) })))
          .onConflict((conflict) =>
            conflict
              .columns(['minute', 'seq', 'build', 'faulty'])
              .doUpdateSet((set) => ({ count: set('phone_count.count', '+', set.ref('excluded.count')) })),
          )
          .execute()
      })
    },

    async countPhones(since) {
      const rows = await db
        .selectFrom('phone_count')
        .select(['seq', 'faulty'])
        .select(({ fn }) => fn.sum<number | string>('count').as('count'))
        .where('minute', '>=', since)
        .groupBy(['seq', 'faulty'])
        .orderBy('seq', 'desc')
        .orderBy('faulty')
        .execute()
      return rows.map(({ count, faulty, seq }) => ({ seq, faulty: faulty === 1, count: Number(count) }))
    },
  }
}
