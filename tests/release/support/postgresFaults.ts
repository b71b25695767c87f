import { join } from 'node:path'
import { readDiskHeads } from '../../../admin/service/store/files/readDiskHeads.ts'
import { createPostgresStore } from '../../../admin/service/store/createPostgresStore.ts'
import { WRITE_LOCK } from '../../../admin/service/store/postgres/WritingDialect.ts'
import { databaseOf, postgresKind, postgresServer } from './postgresKind.ts'
import type { FaultyKind, StoreFault } from './StoreFault.ts'

/** A connection that is lost is noticed by the query that is under way, or by the next that wants one. */
const LOST = ['away', 'cut-off']

const stopped: StoreFault = {
  name: 'with its server stopped',
  troubles: LOST,
  readable: false,
  async begin() {
    await postgresServer().stop()
    return () => postgresServer().start()
  },
}

const locked: StoreFault = {
  name: 'locked by another service that hangs while it writes',
  troubles: ['busy'],
  readable: true,
  async begin(dataDir) {
    const holder = await postgresServer().connect(postgresServer().url(databaseOf(dataDir)))
    await holder.query('begin')
    await holder.query('select pg_advisory_xact_lock($1)', [WRITE_LOCK])
    return async () => void (await holder.query('rollback'))
  },
}

/** Changed by an administrator, who ends all connections to it. */
function changed(name: string, troubles: readonly string[], readable: boolean, begin: string, end: string): StoreFault {
  const apply = async (sql: string, dataDir: string): Promise<void> => {
    const database = databaseOf(dataDir)
    for (const statement of sql.split(';')) {
      await postgresServer().run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`)
      await postgresServer().run(statement.replaceAll('$db', database))
    }
  }
  return {
    name,
    troubles,
    readable,
    async begin(dataDir) {
      await apply(begin, dataDir)
      return () => apply(end, dataDir)
    },
  }
}

export const postgresFaults: FaultyKind = {
  ...postgresKind,
  open: (dataDir) =>
    createPostgresStore(postgresServer().url(databaseOf(dataDir)), {
      mayCreate: () => readDiskHeads(join(dataDir, 'release')).length === 0,
      patience: { lockMs: 150 },
    }),
  faults: [
    stopped,
    locked,
    changed(
      'closed to connections',
      ['not-let-in', ...LOST],
      false,
      'alter database "$db" allow_connections false',
      'alter database "$db" allow_connections true',
    ),
    changed(
      'renamed and back',
      ['not-let-in', ...LOST],
      false,
      'alter database "$db" rename to "$db-aside"',
      'alter database "$db-aside" rename to "$db"',
    ),
    changed(
      'made read-only',
      ['read-only', ...LOST],
      true,
      'alter database "$db" set default_transaction_read_only = on',
      'alter database "$db" reset default_transaction_read_only',
    ),
    changed(
      'replaced by an empty one, and a copy put back',
      ['empty', ...LOST],
      false,
      'create database "$db-copy" template "$db";drop database "$db" with (force);create database "$db"',
      'drop database "$db" with (force);alter database "$db-copy" rename to "$db"',
    ),
  ],
}
