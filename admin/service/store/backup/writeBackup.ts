import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { syncFolder } from '../../base/files/writeDurably.ts'
import { stepNames } from '../migrations.ts'
import type { Store } from '../Store.ts'

export interface BackupWritten {
  readonly rows: number
}

/**
 * The store at one moment, as one file, while others go on writing. Lines of JSON, packed: a beginning, a
 * row a line, and an end with the hash of all before, so that a file that was cut off or altered is known as such.
 */
export async function writeBackup(store: Pick<Store, 'dump'>, path: string, at: string): Promise<BackupWritten> {
  const hash = createHash('sha256')
  let rows = 0

  async function* lines(): AsyncGenerator<string> {
    const line = (value: unknown): string => {
      const text = `${JSON.stringify(value)}\n`
      hash.update(text)
      return text
    }
    yield line({ playbill: 'backup', format: 1, at, steps: stepNames })
    for await (const row of store.dump()) {
      rows += 1
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
  return { rows }
}
