import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline as pipe, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { syncFolder } from '../base/files/writeDurably.ts'
import { stepNames } from './migrations.ts'
import { BadBackup, type BackupRow, backupTables } from './rows/backupRows.ts'
import type { Store } from './Store.ts'

/**
 * The store at one moment, as one file, while others go on writing. Lines of JSON, packed: a beginning, a
 * row a line, and an end with the hash of all before, so that a file that was cut off or altered is known as such.
 * @returns how many rows, and the hash of the log's last entry, which knows what an altered file with a right end does not
 */
export async function writeBackup(
  store: Pick<Store, 'dump'>,
  path: string,
  at: string,
  steps: readonly string[] = stepNames,
): Promise<{ readonly rows: number; readonly head: string }> {
  const hash = createHash('sha256')
  let rows = 0
  let head = ''

  async function* lines(): AsyncGenerator<string> {
    const line = (value: unknown): string => {
      const text = `${JSON.stringify(value)}\n`
      hash.update(text)
      return text
    }
    yield line({ playbill: 'backup', format: 1, at, steps })
    for await (const row of store.dump()) {
      rows += 1
      head = hashOfEntry(row) ?? head
      yield line(row)
    }
    yield `${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`
  }

  const temporary = `${path}.${process.pid}.tmp`
  try {
    // It holds names, password hashes and everything that was ever published.
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(temporary, { mode: 0o600, flush: true }))
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
  return { rows, head }
}

const hashOfEntry = ([table, { hash }]: BackupRow): string | undefined =>
  table === 'audit' && typeof hash === 'string' ? hash : undefined

const NAMES: ReadonlySet<string> = new Set(backupTables.map(({ name }) => name))

/**
 * The rows of a backup. Throws `BadBackup`, also after the last row: restore all of them or none.
 * @param known the hash of the log's last entry, noted when the backup was made
 */
export async function* readBackup(path: string, known?: string): AsyncGenerator<BackupRow> {
  const hash = createHash('sha256')
  let head = ''
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
      head = hashOfEntry(value) ?? head
      yield value
    } else {
      checkEnd(value, rows, hash.copy().digest('hex'))
      ended = true
    }
    hash.update(`${line}\n`)
  }
  if (!ended) throw new BadBackup('The backup is cut off: its end is missing. Take another one.')
  if (known !== undefined && known !== head)
    throw new BadBackup(
      `The last entry of the backup's log has the hash ${head === '' ? '(none)' : head}, not the one that is known: entries were added, cut off or rewritten, or it is another backup.`,
    )
}

/** Characters; the longest row, one file of a release, has some millions. */
const LONGEST_LINE = 256 * 1024 * 1024

/** Ends where a line is longer than any row: a text has no room for what somebody may have packed. */
async function* splitLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let parts: string[] = []
  let length = 0
  for await (const chunk of text) {
    let from = 0
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', from)) {
      yield parts.join('') + chunk.slice(from, end)
      parts = []
      length = 0
      from = end + 1
    }
    parts.push(chunk.slice(from))
    length += chunk.length - from
    if (length > LONGEST_LINE)
      throw new BadBackup('The backup has a line that is longer than any row can be, so it was altered.')
  }
  if (length > 0) yield parts.join('')
}

async function* linesOf(path: string): AsyncGenerator<string> {
  // Errors of the file surface in the last stream.
  const text = pipe(createReadStream(path), createGunzip(), () => undefined)
  try {
    yield* splitLines(text.setEncoding('utf8'))
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
