import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { createMigrations } from '../migrations.ts'
import type { Patience } from './Patience.ts'
import { RetryingDialect } from './RetryingDialect.ts'
import { sqliteFlavour } from './sqliteFlavour.ts'
import { waitForLock } from './waitForLock.ts'

/** Opens the database file, or creates it if allowed, and brings its tables up to date. */
export async function openDatabase(path: string, patience: Patience, mayCreate: boolean): Promise<Database.Database> {
  if (mayCreate) mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const database = new Database(path, { fileMustExist: !mayCreate, timeout: 0 })
  try {
    // Turning the log on needs the file for itself for a moment, as when two processes start on an empty one.
    await waitForLock(() => Promise.resolve(database.pragma('journal_mode = WAL')), patience)
    // FULL, not NORMAL: an acknowledged publish must survive a power cut, not only a crash.
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    await migrate(database, patience)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Asks first, because migrating takes the write lock: a start must not wait for another process to release it. */
async function migrate(database: Database.Database, patience: Patience): Promise<void> {
  const source = { current: () => Promise.resolve(database), confirm: () => undefined }
  const migrator = new Migrator({
    db: new Kysely<unknown>({ dialect: new RetryingDialect(source, patience) }),
    provider: createMigrations(sqliteFlavour),
  })
  if ((await migrator.getMigrations()).every((migration) => migration.executedAt !== undefined)) return
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
