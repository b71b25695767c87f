import type { ColumnDefinitionBuilder, Kysely, RawBuilder } from 'kysely'
import type { Tables } from './tables.ts'

/** Where the databases differ in one description of the tables. */
export interface SqlFlavour {
  /** Text that is compared and ordered by its code points, whatever the language of the server. */
  readonly text: 'text' | RawBuilder<unknown>
  /** A number that the database gives out by itself. */
  readonly identity: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
  /** After rows were put in that bring the numbers the database would have given them. */
  readonly afterFill: (trx: Kysely<Tables>) => Promise<void>
  /** History may grow, never change; a program bug must not be able to rewrite it either. */
  readonly forbidChanges: (db: Kysely<unknown>, table: string) => Promise<void>
}
