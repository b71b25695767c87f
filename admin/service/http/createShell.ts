import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { compress, type Compressed } from '../base/files/compress.ts'
import { inlinePartsOf, type InlineParts } from './inlineParts.ts'

interface ShellFile {
  readonly body: Compressed
  readonly etag: string
  readonly type: string
  /** Scripts and styles that a page has in itself. */
  readonly inline?: InlineParts
}

/**
 * The few files of a build with fixed names: by URL path below the mount, all in memory. Empty when nothing is built.
 */
export type Shell = ReadonlyMap<string, ShellFile>

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * Reads a build's folder except `assets`. The ETag is a content hash, because file times say nothing:
 * images built reproducibly give every `index.html` the same time and length.
 */
export async function createShell(folder: string): Promise<Shell> {
  const shell = new Map<string, ShellFile>()
  for (const path of await listFiles(folder)) {
    const type = TYPES[extname(path)]
    if (type === undefined) continue
    const bytes = await readFile(join(folder, path))
    const file = {
      body: await compress(bytes),
      etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`,
      type,
      ...(extname(path) === '.html' && { inline: inlinePartsOf(bytes.toString()) }),
    }
    shell.set(`/${path}`, file)
    if (path === 'index.html') shell.set('/', file)
  }
  return shell
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return (
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      // Nor what the build notes about itself.
      .filter((path) => !path.startsWith('assets/') && !path.startsWith('.'))
  )
}
