import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, sql, type SqlBool } from 'kysely'
import type { Store } from './Store.ts'
import { heedNewer, type Upgrade } from './migrate.ts'
import { createDatabaseFile } from './sqlite/createDatabaseFile.ts'
import type { Patience } from './sqlite/waitForLock.ts'
import { RetryingDialect } from './sqlite/RetryingDialect.ts'
import { storeRows } from './rows/storeRows.ts'
import type { Tables } from './tables.ts'
import type { SqlFlavour } from './SqlFlavour.ts'

export interface SqliteStoreOptions extends Pick<Upgrade, 'steps' | 'save'> {
  /** Whether a missing file is a fresh start; if something was stored before, it is a fault. */
  readonly mayCreate?: () => boolean
  readonly patience?: Partial<Patience>
}

const patient: Patience = { ms: 5_000, wait: (ms) => wait(ms), random: Math.random, ticks: () => performance.now() }

/**
 * The embedded store: one SQLite file, safe to open from several processes at once. Every method may throw
 * `StorageFull` or `StorageUnavailable`.
 */
export function createSqliteStore(
  path: string,
  { mayCreate = () => true, patience, steps, save }: SqliteStoreOptions = {},
): Store {
  const waiting = { ...patient, ...patience }
  const upgrade = { flavour: sqliteFlavour, mayCreate, steps, save }
  const file = createDatabaseFile(path, waiting, upgrade)
  const db = new Kysely<Tables>({ dialect: new RetryingDialect(file, waiting) })
  const rows = heedNewer(storeRows(db, sqliteFlavour), db, upgrade)
  return {
    ...rows,

    async publish(release) {
      const published = await rows.publish(release)
      foldQuietly(file)
      return published
    },

    // Processes that share a file cannot notify each other.
    watch: () => () => undefined,

    async close() {
      await db.destroy()
      foldQuietly(file)
      file.close()
    },
  }
}

/** Merges the log into the file if it can: a publish stays published either way. */
function foldQuietly(file: { fold(): void }): void {
  try {
    file.fold()
  } catch {
    // The next publish merges it.
  }
}

const sqliteFlavour: SqlFlavour = {
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
