import type { Kysely, Selectable } from 'kysely'
import { stopNames, type StopName } from '../../../../src/format/wire/stops.ts'
import { locales } from '../../../../src/format/locales.ts'
import { objectOf } from '../../../../src/format/value/isObject.ts'
import { sameValue } from '../../../../src/format/value/sameValue.ts'
import { WordsSchema, type StopRecord, type WordsChange } from '../../../api/stopApi.ts'
import type { Tables } from '../tables.ts'
import { appendAudit } from './auditRows.ts'
import { dateHeads, notBefore } from './pointerRows.ts'
import { addMessage } from './outboxRows.ts'
import { parseAs } from './readAs.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'

/** For the log, in the same transaction; given an id, the outbox gets a message under it. */
export interface ChangedStop {
  readonly audit: AuditEntry
  readonly deliveryId?: string
}

interface MergedLine extends ChangedStop {
  readonly id: string
  readonly name: StopName
  /** Missing for a lift, and for a stop that is over. */
  readonly stop?: StopRecord
  /** The id of the stop that it ends. */
  readonly lifts?: string
  /** The date of the head that the node shows: those of the store get a later one. */
  readonly shown?: string
}

export interface StopStore {
  /** The stops that are on, in the order of `stopNames`. */
  stops(): Promise<readonly StopRecord[]>
  /**
   * Replaces one that is on already. Dates every head later, and leaves its release alone. With an id, which the entry has
   * in its details, it is done once: an answer may be lost, and the same stop comes again in another way.
   */
  putStop(change: ChangedStop & { readonly stop: StopRecord; readonly id?: string }): Promise<void>
  /**
   * Takes a line that a node wrote while the store was away, once by its id, which the entry has in its details. A stop
   * is put on unless one of its name is: nothing that others did meanwhile is undone. A lift ends nothing but the stop
   * whose id it names. What changes nothing leaves an entry `stop.noted`.
   */
  mergeStop(line: MergedLine): Promise<void>
  /**
   * Other words for one that is on, the same for the heads: its actor, moment and reason stay. The entry gets the words
   * that it had and those that it has. Answers whether it was on; the same words again leave no entry.
   */
  changeStopWords(change: ChangedStop & { readonly name: StopName; readonly words: WordsChange }): Promise<boolean>
  /** Answers whether it was on; the same for the heads. */
  liftStop(change: ChangedStop & { readonly name: StopName }): Promise<boolean>
}

/** `afterChange` belongs to the transaction of each change. */
export function stopRows(
  db: Kysely<Tables>,
  afterChange: (trx: Kysely<Tables>) => Promise<void> = () => Promise.resolve(),
): StopStore {
  return {
    async stops() {
      const rows = await db.selectFrom('stop').selectAll().execute()
      return stopNames.flatMap((name) => rows.filter((row) => row.name === name).map((row) => toStop(name, row)))
    },

    putStop: ({ stop, id, ...change }) =>
      db.transaction().execute(async (trx) => {
        if (id !== undefined && (await isTaken(trx, stop.name, id))) return
        await writeStop(trx, { stop, ...change })
        await afterChange(trx)
      }),

    mergeStop: ({ id, name, stop, lifts, shown, ...change }) =>
      db.transaction().execute(async (trx) => {
        if (await isTaken(trx, name, id)) return
        const isDone =
          (stop !== undefined && (await putNew(trx, stop))) || (lifts !== undefined && (await endOf(trx, name, lifts)))
        const audit = isDone ? change.audit : { ...change.audit, action: 'stop.noted' }
        await tell(trx, name, { ...change, audit }, shown)
        await afterChange(trx)
      }),

    changeStopWords: ({ name, words, audit, ...change }) =>
      db.transaction().execute(async (trx) => {
        const row = await trx.selectFrom('stop').selectAll().where('name', '=', name).executeTakeFirst()
        if (row === undefined) return false
        const { words: before } = toStop(name, row)
        const after = withWords(before, words)
        if (sameValue(before, after)) return true
        const text = after === undefined ? null : JSON.stringify(after)
        await trx.updateTable('stop').set({ words: text }).where('name', '=', name).execute()
        const details = { ...(after && { words: after }), ...(before && { before }) }
        await tell(trx, name, { ...change, audit: { ...audit, details } })
        await afterChange(trx)
        return true
      }),

    liftStop: ({ name, ...change }) =>
      db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx.deleteFrom('stop').where('name', '=', name).executeTakeFirst()
        if (numDeletedRows === 0n) return false
        await tell(trx, name, change)
        await afterChange(trx)
        return true
      }),
  }
}

const rowOf = (stop: StopRecord) => ({
  name: stop.name,
  reason: stop.reason,
  words: stop.words === undefined ? null : JSON.stringify(stop.words),
  actor: stop.actor,
  at: stop.at,
})

/** Call it inside a transaction. Replaces one that is on already. */
export async function writeStop(
  trx: Kysely<Tables>,
  { stop, ...change }: ChangedStop & { readonly stop: StopRecord },
): Promise<void> {
  const row = rowOf(stop)
  await trx
    .insertInto('stop')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
  await tell(trx, stop.name, change)
}

/** Whether the log has an entry of this stop with this id. */
async function isTaken(trx: Kysely<Tables>, name: StopName, id: string): Promise<boolean> {
  const entry = await trx
    .selectFrom('audit')
    .select('id')
    .where('subject', '=', `stop:${name}`)
    .where('details', 'like', `%"id":${JSON.stringify(id)}%`)
    .executeTakeFirst()
  return entry !== undefined
}

/** Answers whether it was not on. */
async function putNew(trx: Kysely<Tables>, stop: StopRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('stop')
    .values(rowOf(stop))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Ends a stop if what is on by this name is the one with this id; answers whether it was. */
async function endOf(trx: Kysely<Tables>, name: StopName, id: string): Promise<boolean> {
  const newest = await trx
    .selectFrom('audit')
    .select(['action', 'details'])
    .where('subject', '=', `stop:${name}`)
    .where('action', 'in', ['stop.on', 'stop.lifted'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest?.action !== 'stop.on' || objectOf(JSON.parse(newest.details))['id'] !== id) return false
  const { numDeletedRows } = await trx.deleteFrom('stop').where('name', '=', name).executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Every head gets a later date, also than the one that is `shown`, so that apps take it as new; the log and the webhook
 * get an entry.
 */
async function tell(
  trx: Kysely<Tables>,
  name: StopName,
  { audit, deliveryId }: ChangedStop,
  shown?: string,
): Promise<void> {
  const seq = await dateHeads(trx, shown === undefined ? audit.at : notBefore(audit.at, [{ at: shown }]))
  await appendAudit(trx, audit)
  if (deliveryId === undefined) return
  const { action, actor, at, reason, details } = audit
  const body = { type: action, timestamp: at, data: { stop: name, actor, reason, ...details } }
  await addMessage(trx, { id: deliveryId, seq, body, at })
}

/** Undefined where no language has words of the operator's any more. */
function withWords(before: StopRecord['words'], change: WordsChange): StopRecord['words'] {
  const all = { ...before, ...change }
  const said = locales.flatMap((locale) => {
    const text = all[locale] ?? undefined
    return text === undefined ? [] : [[locale, text] as const]
  })
  return said.length === 0 ? undefined : Object.fromEntries(said)
}

function toStop(name: StopName, { words, ...row }: Selectable<Tables['stop']>): StopRecord {
  return { ...row, name, ...(words === null ? {} : { words: parseAs(WordsSchema, words) }) }
}
