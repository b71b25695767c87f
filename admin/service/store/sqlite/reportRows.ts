import type { Kysely } from 'kysely'
import type { ReportStore } from '../Store.ts'
import type { Tables } from '../tables.ts'

/** Far more than a person reads; what nobody has seen for longest goes first. */
const KEPT = 10_000

export function reportRows(db: Kysely<Tables>): ReportStore {
  return {
    addReports: (counts) =>
      db.transaction().execute(async (trx) => {
        for (const count of counts)
          await trx
            .insertInto('report')
            .values({ seq: count.seq, code: count.code, pointer: count.pointer, build: count.build, count: count.count, first_at: count.firstAt, last_at: count.lastAt })
            .onConflict((conflict) =>
              conflict.columns(['seq', 'code', 'pointer', 'build']).doUpdateSet((set) => ({ count: set('report.count', '+', count.count), last_at: count.lastAt })),
            )
            .execute()
        await dropOldest(trx)
      }),

    async listReports(limit) {
      const rows = await db.selectFrom('report').selectAll().orderBy('last_at', 'desc').orderBy('count', 'desc').limit(limit).execute()
      return rows.map((row) => ({
        seq: row.seq,
        code: row.code,
        pointer: row.pointer,
        build: row.build,
        count: row.count,
        firstAt: row.first_at,
        lastAt: row.last_at,
      }))
    },
  }
}

async function dropOldest(trx: Kysely<Tables>): Promise<void> {
  const tooOld = await trx.selectFrom('report').select('last_at').orderBy('last_at', 'desc').limit(1).offset(KEPT).executeTakeFirst()
  if (tooOld !== undefined) await trx.deleteFrom('report').where('last_at', '<=', tooOld.last_at).execute()
}
