import { limits } from '../format/release.ts'
import { STOPS_MAX_BYTES } from '../format/wire/stops.ts'
import { readHead, type Head } from './Head.ts'
import type { ReleaseClock } from './ReleasesOptions.ts'
import { ReleaseError } from './ReleaseProblem.ts'
import { verifyFile } from './verifyFile.ts'

/** A head without stops fits in half a kilobyte. */
const HEAD_BYTES = 512 + STOPS_MAX_BYTES
const PATIENCE_MS = 20_000

/** The release service, as the app reads it. */
export interface Origin {
  head(): Promise<Head>
  /** A verified file's text; it is with the service's files unless another place is given. */
  file(sha: string, url?: string): Promise<string>
}

/** @param base where the release service is, relative to the page */
export function createOrigin({
  fetch,
  clock,
  plan,
  base,
}: {
  readonly fetch: typeof globalThis.fetch
  readonly clock: ReleaseClock
  readonly plan: number
  readonly base: string
}): Origin {
  async function get(url: string, cache: RequestCache, most: number, file?: string): Promise<Uint8Array<ArrayBuffer>> {
    const patience = new AbortController()
    const timer = clock.setTimeout(() => patience.abort(), PATIENCE_MS)
    try {
      const response = await fetch(url, { cache, credentials: 'omit', signal: patience.signal })
      if (!response.ok) throw new ReleaseError(response.status < 500 ? 'missing' : 'unreachable', file)
      return await readCapped(response, most, file)
    } catch (error) {
      throw error instanceof ReleaseError ? error : new ReleaseError('unreachable', file, error)
    } finally {
      clock.clearTimeout(timer)
    }
  }

  return {
    async head() {
      const bytes = await get(`${base}/${plan}/head.json`, 'no-cache', HEAD_BYTES)
      const head = readHead(new TextDecoder().decode(bytes))
      if (!head) throw new ReleaseError('bad-head')
      return head
    },

    async file(sha, url = `${base}/files/${sha}.json`) {
      const read = async (cache: RequestCache) => verifyFile(await get(url, cache, limits.fileBytes, sha), sha)
      try {
        return await read('default')
      } catch (error) {
        // Immutable files sit in the browser's cache; a bad copy there must not keep the good one out.
        if (
          !(error instanceof ReleaseError) ||
          error.problem.code === 'unreachable' ||
          error.problem.code === 'missing'
        )
          throw error
        return read('reload')
      }
    },
  }
}

/** Reads a response's body, and stops as soon as it is longer than it may be. */
async function readCapped(response: Response, most: number, file?: string): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(response.headers.get('content-length')) > most) {
    await response.body?.cancel()
    throw new ReleaseError('too-large', file)
  }
  const reader = response.body?.getReader()
  if (!reader) return new Uint8Array()

  const chunks: Uint8Array[] = []
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    chunks.push(part.value)
    if (length > most) {
      await reader.cancel()
      throw new ReleaseError('too-large', file)
    }
  }

  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
