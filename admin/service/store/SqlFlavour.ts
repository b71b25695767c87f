import type { ColumnDefinitionBuilder, Expression, Kysely, RawBuilder, SqlBool } from 'kysely'
import type { Tables } from './tables.ts'

/** The differences between the databases in one description of the tables. */
export interface SqlFlavour {
  /** Text that is compared and ordered by its code points, whatever the language of the server. */
  readonly text: 'text' | RawBuilder<unknown>
  /** A number that the database assigns. */
  readonly identity: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
  /** Run after inserting rows with numbers that the database would have assigned. */
  readonly afterFill: (trx: Kysely<Tables>) => Promise<void>
  /** Whether a column has one of any number of texts, in one parameter: a statement has room for some thousands. */
  readonly isAmong: (column: string, texts: readonly string[]) => Expression<SqlBool>
  /** History may grow, never change; a program bug must not be able to rewrite it either. */
  readonly forbidChanges: (db: Kysely<unknown>, table: string) => Promise<void>
}
