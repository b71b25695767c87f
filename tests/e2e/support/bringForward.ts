import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Stack } from './startStack.ts'

/** Lets the moment of everything that waits be some minutes ago: nobody waits for tomorrow in a journey. */
export function bringForward({ dataDir }: Stack, minutesAgo = 0): void {
  const database = new Database(join(dataDir, 'playbill.db'))
  const at = new Date(Date.now() - minutesAgo * 60_000).toISOString()
  database.prepare("update schedule set at = ? where state = 'waiting'").run(at)
  database.close()
}
