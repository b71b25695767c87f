import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { createSharedTurn } from '../base/background/createSharedTurn.ts'
import { writeDurably } from '../base/files/writeDurably.ts'
import type { PictureStore } from '../store/rows/pictureRows.ts'
import { isPlainWebp } from './isPlainWebp.ts'

/** Pictures as phones load them: from memory, the disk, or the store, which a node asks once for each. */
export interface PictureFiles {
  /** The widest that is not wider; undefined for an address that the library does not have. */
  read(sha: string, width: number): Promise<Buffer | undefined>
}

interface PictureFilesDependencies {
  readonly store: Pick<PictureStore, 'pictures' | 'readPictureFile'>
  readonly folder: string
  readonly clock: { ticks(): number }
}

const MEMORY_BYTES = 32 * 1024 * 1024
/** However many ask for addresses that nobody knows, the store is asked at most this often. */
const AT_MOST_EVERY = 200
/** How long a picture that another service deleted may still be served; the first request after that asks again. */
const KNOWN_FOR = 30_000

export function createPictureFiles({ store, folder, clock }: PictureFilesDependencies): PictureFiles {
  const memory = new LRUCache<string, Buffer>({ maxSize: MEMORY_BYTES, sizeCalculation: (bytes) => bytes.length + 1 })
  const loading = new Map<string, Promise<Buffer | undefined>>()
  let known: ReadonlySet<string> | undefined
  let knownAt = 0
  const lookUp = createSharedTurn(async () => {
    known = new Set((await store.pictures()).map(({ sha }) => sha))
    knownAt = clock.ticks()
  }, AT_MOST_EVERY)

  /** While the store cannot be asked, what was known stays known; if nothing was known yet, the disk decides. */
  async function mayKnow(sha: string): Promise<boolean> {
    const isOld = clock.ticks() - knownAt > KNOWN_FOR
    const look = known?.has(sha) === true && !isOld ? undefined : lookUp().catch(() => undefined)
    // Nobody waits for a store that hangs to be served what is here.
    if (known?.has(sha) !== true) await look
    return known?.has(sha) ?? true
  }

  async function load(sha: string, width: number): Promise<Buffer | undefined> {
    const path = join(folder, `${sha}-${width}.webp`)
    const kept = await readFile(path).catch(() => undefined)
    if (kept !== undefined && isPlainWebp(kept)) return kept
    const stored = known === undefined ? undefined : await store.readPictureFile(sha, width)
    if (stored === undefined) return undefined
    const bytes = Buffer.from(stored)
    // Nobody waits for it. A disk that takes nothing costs the store a read for each restart.
    void mkdir(folder, { recursive: true, mode: 0o700 })
      .then(() => writeDurably(path, bytes))
      .catch(() => undefined)
    return bytes
  }

  /** Many ask for a new banner at once. */
  function loadOnce(sha: string, width: number): Promise<Buffer | undefined> {
    const key = `${sha}-${width}`
    const task = loading.get(key) ?? load(sha, width).finally(() => loading.delete(key))
    loading.set(key, task)
    return task
  }

  return {
    async read(sha, width) {
      if (!(await mayKnow(sha))) return undefined
      const key = `${sha}-${width}`
      const bytes = memory.get(key) ?? (await loadOnce(sha, width))
      if (bytes !== undefined) memory.set(key, bytes)
      return bytes
    },
  }
}
