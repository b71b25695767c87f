import { join } from 'node:path'
import { readDiskHeads } from './files/readDiskHeads.ts'
import { createPostgresStore } from './createPostgresStore.ts'
import { createSqliteStore, type SqliteStoreOptions } from './createSqliteStore.ts'
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
  const mayCreate = options.mayCreate ?? (() => readDiskHeads(join(dataDir, 'release')).length === 0)
  return databaseUrl === undefined
    ? createSqliteStore(databasePath(dataDir), { ...options, mayCreate })
    : createPostgresStore(databaseUrl, { mayCreate })
}
