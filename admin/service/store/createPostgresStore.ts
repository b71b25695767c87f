import { Kysely, sql, type SqlBool } from 'kysely'
import { heedNewer, migrate, type Upgrade } from './migrate.ts'
import { createListener, notifyOthers } from './postgres/createListener.ts'
import { createPool, patient, type PostgresPatience } from './postgres/createPool.ts'
import { WritingDialect } from './postgres/WritingDialect.ts'
import { storeRows } from './rows/storeRows.ts'
import type { Store } from './Store.ts'
import type { Tables } from './tables.ts'
import type { SqlFlavour } from './SqlFlavour.ts'

const postgresFlavour: SqlFlavour = {
  text: sql`text collate "C"`,
  identity: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
  async afterFill(trx) {
    await sql`select setval(pg_get_serial_sequence('operator', 'id'), max(id)) from operator having max(id) is not null`.execute(
      trx,
    )
  },
  isAmong: (column, texts) => sql<SqlBool>`${sql.ref(column)} = any(${texts}::text[])`,
  async forbidChanges(db, table) {
    const refuse = sql.id(`${table}_refuse`)
    await sql`create function ${refuse}() returns trigger language plpgsql as
      ${sql.lit(`begin raise exception '${table} is append-only'; end`)}`.execute(db)
    // A statement, not each row: `truncate` has no rows.
    await sql`create trigger ${sql.id(`${table}_no_change`)} before update or delete or truncate on ${sql.table(table)}
      for each statement execute function ${refuse}()`.execute(db)
  },
}

export interface PostgresStoreOptions extends Pick<Upgrade, 'steps' | 'save'> {
  /** Whether a database without tables is a fresh start; if something was published before, it is a fault. */
  readonly mayCreate?: () => boolean
  readonly patience?: Partial<PostgresPatience>
}

/**
 * The store on a PostgreSQL server, which several services may share. It connects when first needed. Every method may
 * throw `StorageFull` or `StorageUnavailable`.
 */
export function createPostgresStore(
  url: string,
  { mayCreate = () => true, patience, steps, save }: PostgresStoreOptions = {},
): Store {
  const pool = createPool(url, { ...patient, ...patience })
  let prepared: Promise<void> | undefined

  const upgrade = { flavour: postgresFlavour, mayCreate, steps, save }

  function prepare(): Promise<void> {
    prepared ??= migrate(new Kysely<Tables>({ dialect: new WritingDialect(pool) }), upgrade).catch((error: unknown) => {
      prepared = undefined
      throw error
    })
    return prepared
  }

  const db = new Kysely<Tables>({ dialect: new WritingDialect(pool.after(prepare)) })
  const listener = createListener(url)
  return {
    ...heedNewer(storeRows(db, postgresFlavour, notifyOthers), db, upgrade),
    watch: (hear) => listener.watch(hear),
    async close() {
      await listener.close()
      await db.destroy()
    },
  }
}
