import type { Refusal } from '../base/Refusal.ts'
import { StorageFull, StorageUnavailable, type StorageTrouble } from '../base/refusals.ts'

/** By the beginning of SQLite's code or the system's; the first that fits counts. */
const TROUBLES: readonly (readonly [string, StorageTrouble | 'full'])[] = [
  ['SQLITE_FULL', 'full'],
  // The shared index beside the log could not be made larger.
  ['SQLITE_IOERR_SHMSIZE', 'full'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_LOCKED', 'busy'],
  ['SQLITE_READONLY_DBMOVED', 'gone'],
  ['SQLITE_READONLY', 'read-only'],
  ['EROFS', 'read-only'],
  ['EACCES', 'read-only'],
  ['EPERM', 'read-only'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_IOERR', 'failing'],
  ['SQLITE_CANTOPEN', 'failing'],
  ['EIO', 'failing'],
]

/** The refusal for an error of the database or the disk; undefined for any other, which is a bug. */
export function storageRefusal(error: unknown): Refusal | undefined {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  const trouble = TROUBLES.find(([start]) => code.startsWith(start))?.[1]
  if (trouble === undefined) return undefined
  return trouble === 'full' ? new StorageFull() : new StorageUnavailable(trouble, error)
}
