import { sql, type SqlBool } from 'kysely'
import type { SqlFlavour } from '../SqlFlavour.ts'

export const sqliteFlavour: SqlFlavour = {
  text: 'text',
  identity: (column) => column.primaryKey().autoIncrement(),
  // SQLite goes on from the largest by itself.
  afterFill: () => Promise.resolve(),
  isAmong: (column, texts) =>
    sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(texts)}))`,
  async forbidChanges(db, table) {
    for (const change of ['update', 'delete'])
      await sql`create trigger ${sql.id(`${table}_no_${change}`)} before ${sql.raw(change)} on ${sql.table(table)}
        begin select raise(abort, ${sql.lit(`${table} is append-only`)}); end`.execute(db)
  },
}
