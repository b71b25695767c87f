import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { stepNames } from '../migrations.ts'
import { BadBackup } from './BadBackup.ts'
import { type BackupRow, backupTables } from '../rows/backupRows.ts'

const NAMES: ReadonlySet<string> = new Set(backupTables.map(({ name }) => name))

/** The rows of a backup. Throws `BadBackup`, also after the last row: restore all of them or none. */
export async function* readBackup(path: string): AsyncGenerator<BackupRow> {
  const hash = createHash('sha256')
  let rows = 0
  let ended = false
  let begun = false
  for await (const line of linesOf(path)) {
    if (ended) throw new BadBackup('The backup goes on after its end, so it was altered.')
    const value = parse(line)
    if (!begun) {
      checkBeginning(value)
      begun = true
    } else if (isRow(value)) {
      rows += 1
      yield value
    } else {
      checkEnd(value, rows, hash.copy().digest('hex'))
      ended = true
    }
    hash.update(`${line}\n`)
  }
  if (!ended) throw new BadBackup('The backup is cut off: its end is missing. Take another one.')
}

async function* linesOf(path: string): AsyncGenerator<string> {
  // Errors of the file surface in the last stream.
  const text = pipeline(createReadStream(path), createGunzip(), () => undefined)
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Infinity })) yield line
  } catch (error) {
    throw explain(error, path)
  }
  if (text.errored !== null) throw explain(text.errored, path)
}

function explain(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new BadBackup(`There is no file ${path}.`)
  if (code === 'Z_BUF_ERROR') return new BadBackup('The backup is cut off: its end is missing. Take another one.')
  if (code.startsWith('Z_'))
    return new BadBackup('The file is not a backup of "npm run release -- backup", or it was altered.')
  return error
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new BadBackup('The file is not a backup of "npm run release -- backup", or it was altered.')
  }
}

function checkBeginning(value: unknown): void {
  const has = <T>(key: string, is: (found: unknown) => found is T): T | undefined => {
    const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
    return is(found) ? found : undefined
  }
  const steps = has('steps', (found): found is unknown[] => Array.isArray(found))
  if (has('playbill', (found) => found === 'backup') === undefined || steps === undefined)
    throw new BadBackup('The file is not a backup of "npm run release -- backup".')
  if (has('format', (found) => found === 1) === undefined || steps.some((step) => !stepNames.includes(String(step))))
    throw new BadBackup('The backup was made by a newer build. Restore it with that build or a later one.')
}

function isRow(value: unknown): value is BackupRow {
  if (!Array.isArray(value)) return false
  if (value.length !== 2 || !NAMES.has(String(value[0])) || typeof value[1] !== 'object' || value[1] === null)
    throw new BadBackup('The backup holds a row of an unknown table, so it was altered.')
  return true
}

function checkEnd(value: unknown, rows: number, sha256: string): void {
  if (
    typeof value === 'object' &&
    value !== null &&
    Reflect.get(value, 'rows') === rows &&
    Reflect.get(value, 'sha256') === sha256
  )
    return
  throw new BadBackup('The backup was altered: its contents do not match its hash. Take another one.')
}
