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
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    toGzip(identity, { level: 9 }),
  ])
  return { identity, br, gzip: gzipped }
}
