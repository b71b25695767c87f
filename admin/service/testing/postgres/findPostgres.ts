import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where Debian keeps the server's programs, a folder per version. */
const DEBIAN = '/usr/lib/postgresql'

/**
 * The folder with PostgreSQL's `initdb` and `postgres`: `POSTGRES_BIN`, the newest of Debian's, or one on the path;
 * undefined when there is none.
 */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  const candidates = [
    process.env['POSTGRES_BIN'],
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return candidates.find(
    (folder) =>
      folder !== undefined &&
      folder !== '' &&
      existsSync(join(folder, 'initdb')) &&
      existsSync(join(folder, 'postgres')),
  )
}
