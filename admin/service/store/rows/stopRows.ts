import type { Kysely, Selectable } from 'kysely'
import { stopNames, type StopName } from '../../../../src/format/stops.ts'
import { WordsSchema, type StopRecord } from '../../../api/stopApi.ts'
import type { ChangedStop, StopStore } from '../Store.ts'
import type { Tables } from '../tables.ts'
import { appendAudit } from './appendAudit.ts'
import { dateHeads } from './dateHeads.ts'
import { addMessage } from './outboxRows.ts'
import { parseAs } from './readAs.ts'

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

function toStop(name: StopName, { words, ...row }: Selectable<Tables['stop']>): StopRecord {
  return { ...row, name, ...(words === null ? {} : { words: parseAs(WordsSchema, words) }) }
}
