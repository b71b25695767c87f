import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Sample } from './Sample.ts'
import type { Variant } from './Variant.ts'

/** What was loaded for the screen, in KB: scripts, and separately the documents or texts. */
export function weighLoaded(paths: readonly string[], { build }: Variant): Sample {
  const files = [...new Set(paths)].filter((path) => path.startsWith('/assets/'))
  const scripts = files.filter((path) => path.endsWith('.js')).map((path) => weigh(join(build, path)))
  const data = files.filter((path) => path.endsWith('json')).map((path) => weigh(join(build, path)))
  return {
    scripts: scripts.length,
    scriptsGzip: sum(scripts.map(({ gzip }) => gzip)),
    scriptsBrotli: sum(scripts.map(({ brotli }) => brotli)),
    dataGzip: sum(data.map(({ gzip }) => gzip)),
    dataBrotli: sum(data.map(({ brotli }) => brotli)),
  }
}

const known = new Map<string, { readonly gzip: number; readonly brotli: number }>()

/** As the service sends them: small files are not compressed in advance. */
function weigh(path: string): { readonly gzip: number; readonly brotli: number } {
  const before = known.get(path)
  if (before) return before
  const bytes = readFileSync(path)
  const sizeOf = (suffix: string, compress: (bytes: Buffer) => Buffer) =>
    (existsSync(path + suffix) ? readFileSync(path + suffix) : compress(bytes)).length / 1024
  const weight = { gzip: sizeOf('.gz', gzipSync), brotli: sizeOf('.br', brotliCompressSync) }
  known.set(path, weight)
  return weight
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
