import type { Kysely } from 'kysely'
import type { Outcome } from '../../../../src/format/wire/visits.ts'
import type { Tables } from '../tables.ts'

/** How many visits of a form ended in one way. */
export interface OutcomeCount {
  /** Of a release or a trial. */
  readonly seq: number
  readonly screen: string
  readonly form: string
  readonly outcome: Outcome
  /** The field that refused first; empty for none. */
  readonly field: string
  readonly count: number
}

/** Counts of one message, by the id that was drawn for it. */
export interface OutcomeBatch {
  readonly id: string
  /** Half hours since 1970 when it came. */
  readonly half: number
  readonly counts: readonly OutcomeCount[]
}

/** A release or trial in a stretch of half hours, the last of which is left out. */
interface OutcomeWindow {
  readonly seq: number | undefined
  readonly from: number
  readonly until: number
}

export interface OutcomeStore {
  /**
   * Adds what each message says, unless one with its id has been added, on whichever service; forgets older half hours,
   * and the ids of messages that do not come again.
   */
  addOutcomes(
    batches: readonly OutcomeBatch[],
    forget: { readonly countsBefore: number; readonly idsBefore: number },
  ): Promise<void>
  /** The sums of a window, of all releases where it names none. */
  sumOutcomes(window: OutcomeWindow): Promise<readonly OutcomeCount[]>
}

/** Made-up messages can fill no disk: of more rows the oldest half hours go first. */
const KEPT = 100_000
/** Rows per statement, within a database's limit of parameters. */
const AT_ONCE = 500

export function outcomeRows(db: Kysely<Tables>): OutcomeStore {
  return {
    async addOutcomes(batches, { countsBefore, idsBefore }) {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('outcome').where('half', '<', countsBefore).execute()
        await trx.deleteFrom('outcome_batch').where('half', '<', idsBefore).execute()
        const fresh = await noteIds(trx, batches)
        // One that came twice in a moment is here twice.
        const rows = [...sumUp(batches.filter(({ id }) => fresh.delete(id)))]
        for (let first = 0; first < rows.length; first += AT_ONCE) await addAll(trx, rows.slice(first, first + AT_ONCE))
        if (rows.length > 0) await dropOldest(trx)
      })
    },

    async sumOutcomes({ seq, from, until }) {
      const rows = await db
        .selectFrom('outcome')
        .select(({ fn }) => ['seq', 'screen', 'form', 'outcome', 'field', fn.sum<number | string>('count').as('count')])
        .where('half', '>=', from)
        .where('half', '<', until)
        .$if(seq !== undefined, (query) => query.where('seq', '=', seq ?? 0))
        .groupBy(['seq', 'screen', 'form', 'outcome', 'field'])
        .orderBy('screen')
        .orderBy('form')
        .orderBy('seq')
        .orderBy('outcome')
        .orderBy('field')
        .execute()
      return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }))
    },
  }
}

/** Answers the ids that nobody has noted before. */
async function noteIds(trx: Kysely<Tables>, batches: readonly OutcomeBatch[]): Promise<Set<string>> {
  const fresh = new Set<string>()
  for (let first = 0; first < batches.length; first += AT_ONCE) {
    const noted = await trx
      .insertInto('outcome_batch')
      .values(batches.slice(first, first + AT_ONCE).map(({ id, half }) => ({ id, half })))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute()
    for (const { id } of noted) fresh.add(id)
  }
  return fresh
}

function sumUp(batches: readonly OutcomeBatch[]): Iterable<OutcomeCount & { readonly half: number }> {
  const sums = new Map<string, OutcomeCount & { readonly half: number }>()
  for (const { half, counts } of batches)
    for (const count of counts) {
      const key = JSON.stringify([half, count.seq, count.screen, count.form, count.outcome, count.field])
      sums.set(key, { ...count, half, count: (sums.get(key)?.count ?? 0) + count.count })
    }
  return sums.values()
}

async function addAll(trx: Kysely<Tables>, rows: readonly (OutcomeCount & { readonly half: number })[]): Promise<void> {
  await trx
    .insertInto('outcome')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['half', 'seq', 'screen', 'form', 'outcome', 'field'])
        .doUpdateSet((set) => ({ count: set('outcome.count', '+', set.ref('excluded.count')) })),
    )
    .execute()
}

async function dropOldest(trx: Kysely<Tables>): Promise<void> {
  const tooOld = await trx
    .selectFrom('outcome')
    .select('half')
    .orderBy('half', 'desc')
    .limit(1)
    .offset(KEPT)
    .executeTakeFirst()
  if (tooOld !== undefined) await trx.deleteFrom('outcome').where('half', '<=', tooOld.half).execute()
}
