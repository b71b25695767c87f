import type { Kysely } from 'kysely'
import type { PageFigure } from '../../../../src/format/wire/pageFigures.ts'
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

/** How many pages had a figure up to an edge, and above the edge before it. */
export interface FigureCount {
  /** Of a release or a trial. */
  readonly seq: number
  /** Empty for any but that of the service. */
  readonly build: string
  readonly figure: PageFigure
  /** The number of its edge; one more than the last for what is above them all. */
  readonly edge: number
  readonly count: number
}

/** Counts of one message, by the id that was drawn for it. */
export interface OutcomeBatch {
  readonly id: string
  /** Half hours since 1970 when it came. */
  readonly half: number
  readonly counts: readonly OutcomeCount[]
  readonly figures: readonly FigureCount[]
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
  /** The same of the figures of pages. */
  sumFigures(window: OutcomeWindow): Promise<readonly FigureCount[]>
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
        await trx.deleteFrom('page_figure').where('half', '<', countsBefore).execute()
        await trx.deleteFrom('outcome_batch').where('half', '<', idsBefore).execute()
        const fresh = await noteIds(trx, batches)
        // One that came twice in a moment is here twice.
        const once = batches.filter(({ id }) => fresh.delete(id))
        await addOutcomes(trx, sumUp(once, 'counts'))
        await addFigures(trx, sumUp(once, 'figures'))
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

    async sumFigures({ seq, from, until }) {
      const rows = await db
        .selectFrom('page_figure')
        .select(({ fn }) => ['seq', 'build', 'figure', 'edge', fn.sum<number | string>('count').as('count')])
        .where('half', '>=', from)
        .where('half', '<', until)
        .$if(seq !== undefined, (query) => query.where('seq', '=', seq ?? 0))
        .groupBy(['seq', 'build', 'figure', 'edge'])
        .orderBy('seq')
        .orderBy('build')
        .orderBy('figure')
        .orderBy('edge')
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

type Halved<Count> = Count & { readonly half: number }

/** Counts of the same half hour and names as one. */
function sumUp<Key extends 'counts' | 'figures'>(
  batches: readonly OutcomeBatch[],
  key: Key,
): readonly Halved<OutcomeBatch[Key][number]>[] {
  const sums = new Map<string, Halved<OutcomeBatch[Key][number]>>()
  for (const batch of batches)
    for (const { count, ...names } of batch[key]) {
      const name = JSON.stringify([batch.half, names])
      sums.set(name, { ...names, half: batch.half, count: (sums.get(name)?.count ?? 0) + count })
    }
  return [...sums.values()]
}

async function addOutcomes(trx: Kysely<Tables>, rows: readonly Halved<OutcomeCount>[]): Promise<void> {
  for (let first = 0; first < rows.length; first += AT_ONCE)
    await trx
      .insertInto('outcome')
      .values(rows.slice(first, first + AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(['half', 'seq', 'screen', 'form', 'outcome', 'field'])
          .doUpdateSet((set) => ({ count: set('outcome.count', '+', set.ref('excluded.count')) })),
      )
      .execute()
  if (rows.length > 0) await dropOldest(trx)
}

/** Builds and releases are few, so these rows are. */
async function addFigures(trx: Kysely<Tables>, rows: readonly Halved<FigureCount>[]): Promise<void> {
  for (let first = 0; first < rows.length; first += AT_ONCE)
    await trx
      .insertInto('page_figure')
      .values(rows.slice(first, first + AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(['half', 'seq', 'build', 'figure', 'edge'])
          .doUpdateSet((set) => ({ count: set('page_figure.count', '+', set.ref('excluded.count')) })),
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
