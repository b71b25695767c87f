import { copyFile, mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { openStoreThread } from '../../../admin/service/store/thread/openStoreThread.ts'
import { sqliteFile, sqliteKind } from './sqliteKind.ts'
import { startScript } from './startScript.ts'
import type { FaultyKind, StoreFault } from './StoreFault.ts'

const locked: StoreFault = {
  name: 'locked by another process',
  troubles: ['busy'],
  readable: true,
  async begin(dataDir) {
    const holder = startScript('holdSqliteLock.ts', sqliteFile(dataDir))
    await holder.line()
    return () => holder.kill()
  },
}

const removed: StoreFault = {
  name: 'removed with all that belongs to it, and a copy put back',
  troubles: ['gone'],
  readable: false,
  async begin(dataDir) {
    const path = sqliteFile(dataDir)
    await copyFile(path, `${path}.copy`)
    for (const end of ['', '-wal', '-shm']) await rm(path + end, { force: true })
    return () => rename(`${path}.copy`, path)
  },
}

/** Moved, so that the open file lives on under another name; then something else may be put there. */
function displaced(
  name: string,
  trouble: string,
  stand: (path: string) => Promise<unknown>,
  clear: (path: string) => Promise<unknown>,
): StoreFault {
  return {
    name,
    troubles: [trouble],
    readable: false,
    async begin(dataDir) {
      const path = sqliteFile(dataDir)
      await rename(path, `${path}.aside`)
      await stand(path)
      return async () => {
        await clear(path)
        await rename(`${path}.aside`, path)
      }
    },
  }
}

const nothing = (): Promise<void> => Promise.resolve()

export const sqliteFaults: FaultyKind = {
  ...sqliteKind,
  open: (dataDir) => openStoreThread({ dataDir }, 150),
  faults: [
    locked,
    removed,
    displaced('moved away and back', 'gone', nothing, nothing),
    displaced(
      'replaced by something that is not a database',
      'damaged',
      (path) => writeFile(path, 'no database '.repeat(1_000)),
      (path) => rm(path),
    ),
    displaced(
      'replaced by a folder',
      'failing',
      (path) => mkdir(path),
      (path) => rmdir(path),
    ),
  ],
}
