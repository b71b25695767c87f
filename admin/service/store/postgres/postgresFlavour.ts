import { sql } from 'kysely'
import type { SqlFlavour } from '../SqlFlavour.ts'

export const postgresFlavour: SqlFlavour = {
  text: sql`text collate "C"`,
  identity: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
  async afterFill(trx) {
    await sql`select setval(pg_get_serial_sequence('operator', 'id'), max(id)) from operator having max(id) is not null`.execute(
      trx,
    )
  },
  async forbidChanges(db, table) {
    const refuse = sql.id(`${table}_refuse`)
    await sql`create function ${refuse}() returns trigger language plpgsql as
      ${sql.lit(`begin raise exception '${table} is append-only'; end`)}`.execute(db)
    // A statement, not each row: `truncate` has no rows.
    await sql`create trigger ${sql.id(`${table}_no_change`)} before update or delete or truncate on ${sql.table(table)}
      for each statement execute function ${refuse}()`.execute(db)
  },
}
