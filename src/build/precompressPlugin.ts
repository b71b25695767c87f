import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const KINDS = new Set(['.js', '.css', '.html', '.json', '.ndjson', '.svg', '.webmanifest'])
/** Below this the header costs more than the file saves. */
const LEAST_BYTES = 512

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes the brotli and gzip forms of a build's files beside them, as small as they get, so that no request waits. */
export function precompress(): Plugin {
  let folder = ''
  let isWritten = false
  return {
    name: 'playbill-precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle() {
      isWritten = true
    },
    async closeBundle() {
      // A build that failed before has no folder yet, and its own error is the one to tell.
      if (!isWritten) return
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && KINDS.has(extname(entry.name)))
      for (const entry of files) await compressFile(join(entry.parentPath, entry.name))
    },
  }
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < LEAST_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [brotli, gzipped] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}
