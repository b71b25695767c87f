import type SqliteDatabase from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { storageRefusal } from '../storageRefusal.ts'
import { type Patience, waitForLock } from './waitForLock.ts'

/** Where a dialect gets its database from, each time it needs one. */
export interface DatabaseSource {
  current(): Promise<SqliteDatabase.Database>
  /** Throws when what was just written did not go into the file that counts. */
  confirm(): void
}

/** Kysely on SQLite as this service needs it: see `RetryingDriver`. */
export class RetryingDialect implements Dialect {
  readonly #source: DatabaseSource
  readonly #patience: Patience

  constructor(source: DatabaseSource, patience: Patience) {
    this.#source = source
    this.#patience = patience
  }

  createDriver(): Driver {
    return new RetryingDriver(this.#source, this.#patience)
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler()
  }

  createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }

  createIntrospector<Tables>(db: Kysely<Tables>): DatabaseIntrospector {
    return new SqliteIntrospector(db)
  }
}

/** Lets two processes that start at once migrate one after the other. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * Takes the write lock at the beginning of a transaction, because reading first and locking later loses to another
 * process with SQLITE_BUSY; waits for it without stopping the process; and acknowledges only what went into the file
 * that counts.
 */
class RetryingDriver implements Driver {
  readonly #source: DatabaseSource
  readonly #patience: Patience
  #database: SqliteDatabase.Database | undefined
  #connection: DatabaseConnection | undefined

  constructor(source: DatabaseSource, patience: Patience) {
    this.#source = source
    this.#patience = patience
  }

  async init(): Promise<void> {}

  /**
   * Never rejects: Kysely would not release the turn that it took before it asked, and everybody after would wait for
   * ever.
   */
  async acquireConnection(): Promise<DatabaseConnection> {
    try {
      const database = await this.#source.current()
      if (this.#connection === undefined || database !== this.#database)
        this.#connection = await this.#connect(database)
      this.#database = database
      return this.#connection
    } catch (error) {
      return refusingConnection(storageRefusal(error) ?? error)
    }
  }

  async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  /** A full disk has SQLite roll back by itself; doing it again would fail and hide what went wrong. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database?.inTransaction === true) await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}

  async #connect(database: SqliteDatabase.Database): Promise<DatabaseConnection> {
    const driver = new SqliteDriver({ database })
    await driver.init()
    return new RetryingConnection(await driver.acquireConnection(), database, this.#source, this.#patience)
  }
}

/**
 * A connection that waits for a lock, turns the database's errors into refusals and does not acknowledge a write that
 * is lost.
 */
class RetryingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #database: SqliteDatabase.Database
  readonly #source: DatabaseSource
  readonly #patience: Patience

  constructor(
    connection: DatabaseConnection,
    database: SqliteDatabase.Database,
    source: DatabaseSource,
    patience: Patience,
  ) {
    this.#connection = connection
    this.#database = database
    this.#source = source
    this.#patience = patience
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const result = await waitForLock(() => this.#connection.executeQuery<R>(query), this.#patience)
      // Within a transaction nothing is acknowledged yet.
      if (!this.#database.inTransaction) this.#source.confirm()
      return result
    } catch (error) {
      throw storageRefusal(error) ?? error
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize)
  }
}

/** In place of a connection to a database that cannot be used now. */
function refusingConnection(reason: unknown): DatabaseConnection {
  return {
    executeQuery: () => Promise.reject(reason),
    streamQuery: () => {
      throw reason
    },
  }
}
