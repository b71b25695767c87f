import Database from 'better-sqlite3'
import { type Patience, waitForLock } from './waitForLock.ts'

/**
 * SQLite's lock on a file: one process has it, and it is free again however that process ends.
 * @returns frees it
 */
export async function lockFile(path: string, patience: Patience): Promise<() => void> {
  const database = new Database(path, { timeout: 0 })
  try {
    await waitForLock(async () => database.exec('BEGIN EXCLUSIVE'), patience)
    return () => database.close()
  } catch (error) {
    database.close()
    throw error
  }
}
