import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The same bytes in every encoding we answer with. */
export interface Compressed {
  readonly identity: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Compressed once when a file appears, so that no request ever waits for it. */
export async function compress(identity: Buffer): Promise<Compressed> {
  const [br, gzipped] = await Promise.all([
    toBrotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: windowFor(identity.length) },
    }),
    toGzip(identity, { level: 9 }),
  ])
  return { identity, br, gzip: gzipped }
}

/**
 * The logarithm of the window that holds so many bytes, within what brotli takes. Its own choice is 4 MB, whose tables
 * cost ten times as much as a file of some kilobytes.
 */
const windowFor = (bytes: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(bytes + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  )
