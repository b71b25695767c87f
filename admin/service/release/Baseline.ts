import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SourceFile } from '../Format.ts'

/** The documents this build shipped with. */
export interface Baseline {
  /** Content hash of all documents: two builds with the same documents have the same baseline. */
  readonly id: string
  readonly files: readonly SourceFile[]
}

const FOLDERS = ['', 'screens', 'copy']
const NOT_DOCUMENTS = new Set(['platform.json'])

/** Reads `schemas/` as it lies beside the service; the contract and the generated references are no documents. */
export async function readBaseline(folder: string): Promise<Baseline> {
  const paths: string[] = []
  for (const part of FOLDERS) {
    const entries = await readdir(join(folder, part), { withFileTypes: true })
    for (const entry of entries) {
      const path = part === '' ? entry.name : `${part}/${entry.name}`
      if (entry.isFile() && path.endsWith('.json') && !NOT_DOCUMENTS.has(path)) paths.push(path)
    }
  }
  const files = await Promise.all(paths.toSorted().map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })))
  return { id: baselineId(files), files }
}

export function baselineId(files: readonly SourceFile[]): string {
  const hash = createHash('sha256')
  for (const { path, text } of files) hash.update(`${path}\0${text}\0`)
  return hash.digest('hex').slice(0, 16)
}
