import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openStore } from '../../../admin/service/store/openStore.ts'
import { openStoreThread } from '../../../admin/service/store/thread/openStoreThread.ts'
import type { StoreKind } from './StoreKind.ts'

export const sqliteFile = (dataDir: string): string => join(dataDir, 'playbill.db')

/** The embedded store: one file, its log and the index of the log. Waits for a lock as long as the service does. */
export const sqliteKind: StoreKind = {
  name: 'SQLite',
  start: () => Promise.resolve(() => Promise.resolve()),
  prepare: () => Promise.resolve(),
  async empty(dataDir) {
    for (const end of ['', '-wal', '-shm']) await rm(sqliteFile(dataDir) + end, { force: true })
  },
  open: (dataDir, options) => openStore({ dataDir }, options),
  serve: (dataDir) => openStoreThread({ dataDir }),
}
