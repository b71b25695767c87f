import { type Kysely, sql } from 'kysely'
import { type BackupRow, backupTables } from '../backup/BackupTable.ts'
import { NotEmpty } from '../../base/refusals.ts'
import type { BackupStore, ClosedByRestore } from '../Store.ts'
import type { SqlFlavour } from '../SqlFlavour.ts'
import type { Tables } from '../tables.ts'
import { adoptDraft } from './adoptDraft.ts'
import { appendAudit } from './appendAudit.ts'
import { endApprovals } from './approvalRows.ts'
import { closeLinks } from './invitationRows.ts'
import { parkRestored } from './scheduleRows.ts'

/** Rows that are read or written at once; a row of a file may have half a megabyte. */
const PAGE = 50

export function backupRows(db: Kysely<Tables>, { afterFill }: Pick<SqlFlavour, 'afterFill'>): BackupStore {
  return {
    async *dump() {
      // A snapshot of the store, and nobody has to wait for it.
      const trx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
      try {
        for (const { name, key } of backupTables)
          for (let offset = 0, more = true; more; offset += PAGE) {
            const order = sql.join(key.map((column) => sql.ref(column)))
            const { rows } = await sql<
              Record<string, unknown>
            >`select * from ${sql.table(name)} order by ${order} limit ${sql.lit(PAGE)} offset ${sql.lit(offset)}`.execute(
              trx,
            )
            for (const row of rows) yield [name, row] as const
            more = rows.length === PAGE
          }
      } finally {
        await trx.rollback().execute()
      }
    },

    fill: (rows, at, audit) =>
      db.transaction().execute(async (trx) => {
        for (const table of ['release', 'operator', 'audit', 'change'] as const)
          if ((await trx.selectFrom(table).select(sql.lit(1).as('one')).limit(1).executeTakeFirst()) !== undefined)
            throw new NotEmpty()
        let waiting: BackupRow[] = []
        const flush = async (): Promise<void> => {
          const [first] = waiting
          // Only the table's name of a row was checked; the table itself checks the columns.
          if (first !== undefined)
            await trx
              .insertInto(first[0])
              .values(waiting.map(([, row]) => row))
              .execute()
          waiting = []
        }
        for await (const row of rows) {
          if (waiting.length === PAGE || (waiting[0] !== undefined && waiting[0][0] !== row[0])) await flush()
          waiting.push(row)
        }
        await flush()
        const closed = { links: await closeLinks(trx, at), approvals: await endApprovals(trx) }
        await adoptDraft(trx)
        await parkRestored(trx, at)
        await afterFill(trx)
        // Phones with a newer number accept a head that is dated later; otherwise they would wait to be sure.
        await trx.updateTable('pointer').set({ at }).where('at', '<', at).execute()
        await appendAudit(trx, { ...audit, details: { ...audit.details, ...detailsOf(closed) } })
        return closed
      }),
  }
}

function detailsOf({ links, approvals }: ClosedByRestore): Readonly<Record<string, unknown>> {
  const invitations = links.filter(({ operatorId }) => operatorId === null)
  return {
    closedInvitations: invitations.map(({ name, role, createdBy }) => ({ name, role, createdBy })),
    closedPasswordLinks: links.filter((link) => !invitations.includes(link)).map(({ name }) => name),
    closedApprovals: approvals,
  }
}
