import { basename } from 'node:path'
import { openStore, type StorePlace } from '../../../admin/service/store/openStore.ts'
import { openStoreThread } from '../../../admin/service/store/thread/openStoreThread.ts'
import { type PostgresServer, startPostgres } from '../../../admin/service/testing/postgres/startPostgres.ts'
import type { StoreKind } from './StoreKind.ts'

/** How the processes of a test learn about its server. */
const ADDRESS = 'TEST_POSTGRES'

let server: PostgresServer | undefined

/** The running server. */
export function postgresServer(): PostgresServer {
  if (server === undefined) throw new Error('No server was started.')
  return server
}

export const databaseOf = (dataDir: string): string => basename(dataDir)

/** A server of the test file's own, with a database for each data folder. */
export const postgresKind: StoreKind = {
  name: 'PostgreSQL',

  async start() {
    const started = await startPostgres()
    server = started
    process.env[ADDRESS] = started.url('')
    return () => started.dispose()
  },

  async prepare(dataDir) {
    await postgresServer().createDatabase(databaseOf(dataDir))
  },

  async empty(dataDir) {
    await postgresServer().run(`drop database "${databaseOf(dataDir)}" with (force)`)
    await postgresServer().createDatabase(databaseOf(dataDir))
  },

  open: (dataDir, options) => openStore(placeOf(dataDir), options),
  serve: (dataDir) => openStoreThread(placeOf(dataDir)),
}

const placeOf = (dataDir: string): StorePlace => ({
  dataDir,
  databaseUrl: `${process.env[ADDRESS]}${databaseOf(dataDir)}`,
})
