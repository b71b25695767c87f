import { existsSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { Kysely } from 'kysely'
import { makeFolder } from '../../base/files/makeFolder.ts'
import { StorageUnavailable } from '../../base/refusals.ts'
import { migrate, type Upgrade } from '../migrate.ts'
import { type DatabaseSource, RetryingDialect } from './RetryingDialect.ts'
import type { Tables } from '../tables.ts'
import { type Patience, waitForLock } from './waitForLock.ts'

interface DatabaseFile extends DatabaseSource {
  /** Copies the log into the file as far as no reader blocks it, so that the one file is a whole backup. */
  fold(): void
  close(): void
}

interface Opened {
  readonly database: Database.Database
  readonly file: string | undefined
}

/**
 * The database by its path: opened when first needed, and again when another file was put in its place. SQLite by
 * itself goes on writing into a file that was removed or replaced, and all that it acknowledges from then on is lost.
 */
export function createDatabaseFile(path: string, patience: Patience, upgrade: Upgrade): DatabaseFile {
  let opened: Opened | undefined

  async function open(): Promise<Database.Database> {
    const begin = opened === undefined && upgrade.mayCreate()
    if (!begin && !existsSync(path)) {
      if (opened !== undefined) drain(opened)
      throw new StorageUnavailable('gone')
    }
    if (opened !== undefined) leave(opened)
    const database = await openDatabase(path, patience, { ...upgrade, begin })
    opened = { database, file: identify(path) }
    return database
  }

  /**
   * The log keeps its name and would be replayed into whatever file is put there next; so it is merged into the file it
   * belongs to, wherever that was moved.
   */
  function drain({ database }: Opened): void {
    try {
      database.pragma('wal_checkpoint(TRUNCATE)')
    } catch {
      if (existsSync(`${path}-wal`)) renameSync(`${path}-wal`, `${path}-wal.left-${process.pid}`)
    }
  }

  function leave(left: Opened): void {
    drain(left)
    opened = undefined
    left.database.close()
  }

  return {
    async current() {
      return opened !== undefined && opened.file === identify(path) ? opened.database : open()
    },

    confirm() {
      if (opened?.file !== identify(path)) throw new StorageUnavailable('replaced')
    },

    fold() {
      if (opened?.database.open === true && opened.file === identify(path))
        opened.database.pragma('wal_checkpoint(PASSIVE)')
    },

    // SQLite merges the log and removes it when the last process closes.
    close() {
      opened?.database.close()
    },
  }
}

/** Opens the database file, or creates it if allowed, and brings its tables up to date. */
async function openDatabase(
  path: string,
  patience: Patience,
  { begin, ...upgrade }: Upgrade & { readonly begin: boolean },
): Promise<Database.Database> {
  if (begin) makeFolder(dirname(path))
  const database = new Database(path, { fileMustExist: !begin, timeout: 0 })
  try {
    // Turning the log on needs the file for itself for a moment, as when two processes start on an empty one.
    await waitForLock(() => Promise.resolve(database.pragma('journal_mode = WAL')), patience)
    // FULL, not NORMAL: an acknowledged publish must survive a power cut, not only a crash.
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    const source = { current: () => Promise.resolve(database), confirm: () => undefined }
    // A file that is there is brought up to date, whether or not a missing one may be made.
    await migrate(new Kysely<Tables>({ dialect: new RetryingDialect(source, patience) }), {
      ...upgrade,
      mayCreate: () => true,
    })
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Which file it is, whatever its name; undefined when there is none. */
function identify(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}
