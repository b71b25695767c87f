import type { Store } from './Store.ts'
import { auditRows } from './sqlite/auditRows.ts'
import { draftRows } from './sqlite/draftRows.ts'
import { openDatabase } from './sqlite/openDatabase.ts'
import { operatorRows } from './sqlite/operatorRows.ts'
import { releaseRows } from './sqlite/releaseRows.ts'
import { reportRows } from './sqlite/reportRows.ts'
import { refuseFullDisk } from './sqlite/refuseFullDisk.ts'

/** The embedded store: one SQLite file, safe to open from several processes at once. */
export async function createSqliteStore(path: string): Promise<Store> {
  const handle = await openDatabase(path)
  const { db } = handle
  return refuseFullDisk({ ...releaseRows(db), ...draftRows(db), ...operatorRows(db), ...auditRows(db), ...reportRows(db), close: () => handle.close() })
}
