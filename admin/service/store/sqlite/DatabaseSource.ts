import type SqliteDatabase from 'better-sqlite3'

/** Where a dialect gets its database from, each time it needs one. */
export interface DatabaseSource {
  current(): Promise<SqliteDatabase.Database>
  /** Throws when what was just written did not go into the file that counts. */
  confirm(): void
}
