import { existsSync } from 'node:fs'
import Database from 'better-sqlite3'
import { databasePath, type StorePlace } from '../openStore.ts'
import { storageRefusal } from '../storageRefusal.ts'

/** Reads every page of the embedded store. A missing or locked file is another trouble, reported elsewhere. */
export function isDatabaseDamaged({ dataDir, databaseUrl }: StorePlace): boolean {
  const path = databasePath(dataDir)
  if (databaseUrl !== undefined || !existsSync(path)) return false
  let database: Database.Database | undefined
  try {
    database = new Database(path, { fileMustExist: true, readonly: true, timeout: 1_000 })
    return database.pragma('integrity_check(1)', { simple: true }) !== 'ok'
  } catch (error) {
    return storageRefusal(error)?.details['trouble'] === 'damaged'
  } finally {
    database?.close()
  }
}
