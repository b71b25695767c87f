import { join } from 'node:path'
import { makeFolder } from '../base/files/makeFolder.ts'
import { warnOnStderr } from '../base/warnOnStderr.ts'
import { writeBackup } from './backupFile.ts'
import { readDiskHeads } from './files/readDiskHeads.ts'
import { createPostgresStore } from './createPostgresStore.ts'
import { createSqliteStore, type SqliteStoreOptions } from './createSqliteStore.ts'
import type { StoreBefore } from './migrate.ts'
import { storageRefusal } from './storageRefusal.ts'
import type { Store } from './Store.ts'

export interface StorePlace {
  readonly dataDir: string
  /** A PostgreSQL server's; without it the store is embedded in the data folder. */
  readonly databaseUrl?: string
}

/** Where the embedded store keeps its file. */
export const databasePath = (dataDir: string): string => join(dataDir, 'playbill.db')

/**
 * The store of a service. If heads were published, an empty database is a fault unless told otherwise: a new one would
 * start at 1 and silently lose every edit.
 */
export function openStore({ dataDir, databaseUrl }: StorePlace, options: SqliteStoreOptions = {}): Store {
  const { steps } = options
  const mayCreate = options.mayCreate ?? (() => readDiskHeads(join(dataDir, 'release')).length === 0)
  const save = options.save ?? saveBefore(dataDir)
  return databaseUrl === undefined
    ? createSqliteStore(databasePath(dataDir), { ...options, mayCreate, save })
    : createPostgresStore(databaseUrl, { mayCreate, steps, save })
}

/** Writes a backup before a store gets its first step, and says where it is. */
const saveBefore =
  (dataDir: string) =>
  async ({ steps, next, rows }: StoreBefore): Promise<void> => {
    const at = new Date().toISOString()
    const path = join(dataDir, `before-${next}-${at.replaceAll(':', '-')}.backup`)
    try {
      makeFolder(dataDir)
      await writeBackup({ dump: () => rows }, path, at, steps)
    } catch (error) {
      throw storageRefusal(error) ?? error
    }
    warnOnStderr(
      `The store is being brought up to date, from step ${steps.at(-1) ?? ''} on. As it was before, it is kept in ${path}.`,
    )
  }
