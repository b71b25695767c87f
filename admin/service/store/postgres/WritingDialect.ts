import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type TransactionSettings,
} from 'kysely'

/** Any number, the same in every build: the holder of this lock writes. */
export const WRITE_LOCK = 7_529_001

/** Kysely on PostgreSQL as this service needs it: see `WritingDriver`. */
export class WritingDialect extends PostgresDialect {
  readonly #pool: PostgresPool

  constructor(pool: PostgresPool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver(): Driver {
    return new WritingDriver({ pool: this.#pool })
  }
}

/**
 * Lets one transaction write at a time, as SQLite does, across all services on the database: `seq`, revisions and the
 * chain of the audit are each read before they are written. The lock goes with its transaction, however that ends.
 */
class WritingDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await super.beginTransaction(connection, settings)
    if (settings.accessMode === 'read only') return
    try {
      await connection.executeQuery(CompiledQuery.raw('select pg_advisory_xact_lock($1)', [WRITE_LOCK]))
    } catch (error) {
      await this.rollbackTransaction(connection)
      throw error
    }
  }

  /**
   * On a connection that is gone the server has rolled back by itself; failing to say so again would hide what went
   * wrong.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined)
  }
}
