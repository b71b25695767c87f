import type SqliteDatabase from 'better-sqlite3'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { DatabaseSource } from './DatabaseSource.ts'
import type { Patience } from './Patience.ts'
import { storageRefusal } from '../storageRefusal.ts'
import { waitForLock } from './waitForLock.ts'

/**
 * A connection that waits for a lock, turns the database's errors into refusals and does not acknowledge a write that
 * is lost.
 */
export class RetryingConnection implements DatabaseConnection {
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
