import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Tables } from '../tables.ts'
import { migrations } from '../migrations.ts'
import { ImmediateSqliteDialect } from './ImmediateSqliteDialect.ts'

export interface SqliteHandle {
  readonly db: Kysely<Tables>
  /** Folds the write-ahead log into the file and closes it. */
  close(): Promise<void>
}

/** Opens or creates the database file and brings its tables up to date. */
export async function openDatabase(path: string): Promise<SqliteHandle> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const database = new Database(path)
  database.pragma('busy_timeout = 5000')
  database.pragma('journal_mode = WAL')
  // FULL, not NORMAL: an acknowledged publish must survive a power cut, not only a crash.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  const db = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect({ database }) })
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest()
  if (error !== undefined) {
    database.close()
    throw new Error(`The database ${path} could not be brought up to date.`, { cause: error })
  }
  return {
    db,
    async close() {
      if (!database.open) return
      database.pragma('wal_checkpoint(TRUNCATE)')
      await db.destroy()
    },
  }
}
