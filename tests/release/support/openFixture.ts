import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import type { Store } from '../../../admin/service/store/Store.ts'
import { testFolder } from '../../../admin/service/testing/createTestCore.ts'
import { findPostgres } from '../../../admin/service/testing/postgres/findPostgres.ts'
import { databaseOf, postgresServer } from './postgresKind.ts'
import type { StoreKind } from './StoreKind.ts'

const FOLDER = fileURLToPath(new URL('../fixtures/', import.meta.url))
const run = promisify(execFile)

/** The builds that left a store behind, oldest first by their folder's name. */
export const fixtureNames: readonly string[] = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** A copy of the fixture of that build: its data folder, and its store opened by today's code, which migrates it. */
export async function openFixture(
  kind: StoreKind,
  name: string,
): Promise<{ readonly store: Store; readonly dataDir: string }> {
  const dataDir = await testFolder()
  if (kind.name === 'SQLite') await run('tar', ['-xzf', join(FOLDER, name, 'data-dir.tgz'), '-C', dataDir])
  else await fillDatabase(kind, dataDir, gunzipSync(await readFile(join(FOLDER, name, 'postgres.sql.gz'))))
  const store = kind.open(dataDir)
  onTestFinished(() => store.close())
  return { store, dataDir }
}

async function fillDatabase(kind: StoreKind, dataDir: string, dump: Buffer): Promise<void> {
  await kind.prepare(dataDir)
  const filled = run(join(findPostgres() ?? '', 'psql'), [
    '-q',
    '-v',
    'ON_ERROR_STOP=1',
    postgresServer().url(databaseOf(dataDir)),
  ])
  filled.child.stdin?.end(dump)
  await filled
}
