import type SqliteDatabase from 'better-sqlite3'
import { CompiledQuery, type DatabaseConnection, type Driver, SqliteDriver, type TransactionSettings } from 'kysely'
import type { DatabaseSource } from './DatabaseSource.ts'
import type { Patience } from './Patience.ts'
import { RetryingConnection } from './RetryingConnection.ts'
import { storageRefusal } from '../storageRefusal.ts'

/**
 * Takes the write lock at the beginning of a transaction, because reading first and locking later loses to another
 * process with SQLITE_BUSY; waits for it without stopping the process; and acknowledges only what went into the file
 * that counts.
 */
export class RetryingDriver implements Driver {
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

/** In place of a connection to a database that cannot be used now. */
function refusingConnection(reason: unknown): DatabaseConnection {
  return {
    executeQuery: () => Promise.reject(reason),
    streamQuery: () => {
      throw reason
    },
  }
}
