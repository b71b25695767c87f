import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'
import type { DatabaseConnection, SqliteDialectConfig } from 'kysely'

/** Kysely's SQLite dialect whose transactions take the write lock at once: a read first and a lock later lose to another process with SQLITE_BUSY. */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #options: SqliteDialectConfig

  constructor(options: SqliteDialectConfig) {
    super(options)
    this.#options = options
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#options)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** Lets two processes that start at once migrate one after the other. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
