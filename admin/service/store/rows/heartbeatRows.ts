import { type Kysely, sql } from 'kysely'
import type { PhonesOf } from '../../../api/trialApi.ts'
import type { Tables } from '../tables.ts'

/** How many apps said in one minute that they show a release; below 0 where more took back what they had said. */
export interface PhoneCount {
  /** Since 1970. */
  readonly minute: number
  /** Of a release or a trial. */
  readonly seq: number
  readonly build: string
  /** Whether something of the release could not be shown. */
  readonly faulty: boolean
  /** Whether the platform refused to move money. */
  readonly refused: boolean
  readonly count: number
}

export interface HeartbeatStore {
  /** Adds to the stored counts, each of which is of another minute, release, build or state; forgets older minutes. */
  addPhones(counts: readonly PhoneCount[], forgetBefore: number): Promise<void>
  /** The sums of all builds from a minute on, the newest release first. */
  countPhones(since: number): Promise<readonly (PhonesOf & { readonly seq: number })[]>
}

export function heartbeatRows(db: Kysely<Tables>): HeartbeatStore {
  return {
    async addPhones(counts, forgetBefore) {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('open_phone').where('minute', '<', forgetBefore).execute()
        if (counts.length === 0) return
        await trx
          .insertInto('open_phone')
          .values(counts.map((count) => ({ ...count, faulty: Number(count.faulty), refused: Number(count.refused) })))
          .onConflict((conflict) =>
            conflict
              .columns(['minute', 'seq', 'build', 'faulty', 'refused'])
              .doUpdateSet((set) => ({ count: set('open_phone.count', '+', set.ref('excluded.count')) })),
          )
          .execute()
      })
    },

    async countPhones(since) {
      const sumOf = (column: 'faulty' | 'refused') => sql<number | string>`sum(count * ${sql.ref(column)})`
      const rows = await db
        .selectFrom('open_phone')
        .select(({ fn }) => ['seq', fn.sum<number | string>('count').as('phones')])
        .select([sumOf('faulty').as('faulty'), sumOf('refused').as('refused')])
        .where('minute', '>=', since)
        .groupBy('seq')
        .orderBy('seq', 'desc')
        .execute()
      return rows.map(({ seq, phones, faulty, refused }) => ({ seq, ...atMost(Number(phones), { faulty, refused }) }))
    },
  }
}

/**
 * A count after taking back, at least 0: something taken back twice, or never said before, takes away no more than
 * there is.
 */
function atMost(sum: number, { faulty, refused }: Readonly<Record<'faulty' | 'refused', number | string>>): PhonesOf {
  const phones = Math.max(0, sum)
  const within = (count: number | string) => Math.min(phones, Math.max(0, Number(count)))
  return { phones, faulty: within(faulty), refused: within(refused) }
}
