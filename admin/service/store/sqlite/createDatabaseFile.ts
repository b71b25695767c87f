import { existsSync, renameSync, statSync } from 'node:fs'
import type SqliteDatabase from 'better-sqlite3'
import { StorageUnavailable } from '../../base/refusals.ts'
import type { DatabaseSource } from './DatabaseSource.ts'
import { openDatabase } from './openDatabase.ts'
import type { Patience } from './Patience.ts'

export interface DatabaseFile extends DatabaseSource {
  /** Copies the log into the file as far as no reader blocks it, so that the one file is a whole backup. */
  fold(): void
  close(): void
}

interface Opened {
  readonly database: SqliteDatabase.Database
  readonly file: string | undefined
}

/**
 * The database by its path: opened when first needed, and again when another file was put in its place. SQLite by
 * itself goes on writing into a file that was removed or replaced, and all that it acknowledges from then on is lost.
 */
export function createDatabaseFile(path: string, patience: Patience, mayCreate: () => boolean): DatabaseFile {
  let opened: Opened | undefined

  async function open(): Promise<SqliteDatabase.Database> {
    const begin = opened === undefined && mayCreate()
    if (!begin && !existsSync(path)) {
      if (opened !== undefined) drain(opened)
      throw new StorageUnavailable('gone')
    }
    if (opened !== undefined) leave(opened)
    const database = await openDatabase(path, patience, begin)
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

/** Which file it is, whatever its name; undefined when there is none. */
function identify(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}
