import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import type { ReportCount } from '../../../api/auditApi.ts'

export interface ReportStore {
  /** Adds to the stored counts; each of these is of a different trouble. */
  addReports(counts: readonly ReportCount[]): Promise<void>
  listReports(limit: number): Promise<readonly ReportCount[]>
}

/** Far more than a person reads; those seen longest ago go first. */
const KEPT = 10_000
/** Rows per statement, within a database's limit of parameters. */
const AT_ONCE = 500

export function reportRows(db: Kysely<Tables>): ReportStore {
  return {
    addReports: (counts) =>
      db.transaction().execute(async (trx) => {
        for (let first = 0; first < counts.length; first += AT_ONCE)
          await addAll(trx, counts.slice(first, first + AT_ONCE))
        await dropOldest(trx)
      }),

    async listReports(limit) {
      const rows = await db
        .selectFrom('report')
        .selectAll()
        .orderBy('last_at', 'desc')
        .orderBy('count', 'desc')
        .limit(limit)
        .execute()
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

async function addAll(trx: Kysely<Tables>, counts: readonly ReportCount[]): Promise<void> {
  const rows = counts.map(({ seq, code, pointer, build, count, firstAt, lastAt }) => ({
    seq,
    code,
    pointer,
    build,
    count,
    first_at: firstAt,
    last_at: lastAt,
  }))
  await trx
    .insertInto('report')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['seq', 'code', 'pointer', 'build']).doUpdateSet((set) => ({
        count: set('report.count', '+', set.ref('excluded.count')),
        last_at: set.ref('excluded.last_at'),
      })),
    )
    .execute()
}

async function dropOldest(trx: Kysely<Tables>): Promise<void> {
  const tooOld = await trx
    .selectFrom('report')
    .select('last_at')
    .orderBy('last_at', 'desc')
    .limit(1)
    .offset(KEPT)
    .executeTakeFirst()
  if (tooOld !== undefined) await trx.deleteFrom('report').where('last_at', '<=', tooOld.last_at).execute()
}
