import type { Kysely, Selectable } from 'kysely'
import { stopNames, type StopName } from '../../../../src/format/wire/stops.ts'
import { locales } from '../../../../src/format/locales.ts'
import { sameValue } from '../../../../src/format/value/sameValue.ts'
import { WordsSchema, type StopRecord, type WordsChange } from '../../../api/stopApi.ts'
import type { Tables } from '../tables.ts'
import { appendAudit } from './auditRows.ts'
import { dateHeads } from './pointerRows.ts'
import { addMessage } from './outboxRows.ts'
import { parseAs } from './readAs.ts'
import type { AuditEntry } from '../../base/audit/AuditRecord.ts'

/** For the log, in the same transaction; given an id, the outbox gets a message under it. */
export interface ChangedStop {
  readonly audit: AuditEntry
  readonly deliveryId?: string
}

export interface StopStore {
  /** The stops that are on, in the order of `stopNames`. */
  stops(): Promise<readonly StopRecord[]>
  /** Replaces one that is on already. Dates every head later, and leaves its release alone. */
  putStop(change: ChangedStop & { readonly stop: StopRecord }): Promise<void>
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

    putStop: ({ stop, ...change }) =>
      db.transaction().execute(async (trx) => {
        const row = { ...stop, words: stop.words === undefined ? null : JSON.stringify(stop.words) }
        await trx
          .insertInto('stop')
          .values(row)
          .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
          .execute()
        await tell(trx, stop.name, change)
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

/** Every head gets a later date, so that apps take it as new; the log and the webhook get an entry. */
async function tell(trx: Kysely<Tables>, name: StopName, { audit, deliveryId }: ChangedStop): Promise<void> {
  const seq = await dateHeads(trx, audit.at)
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
