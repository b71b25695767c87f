import type { Dialect, DatabaseIntrospector, Driver, Kysely, QueryCompiler } from 'kysely'
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { DatabaseSource } from './DatabaseSource.ts'
import type { Patience } from './Patience.ts'
import { RetryingDriver } from './RetryingDriver.ts'

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
