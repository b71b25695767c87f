import { type Driver, PostgresDialect, type PostgresPool } from 'kysely'
import { WritingDriver } from './WritingDriver.ts'

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
