import type { ReleaseStore } from '../../store/Store.ts'
import type { FileCache } from '../../store/files/FileCache.ts'
import { manifestParts } from '../../store/files/manifestParts.ts'

type Files = Pick<ReleaseStore, 'listFiles' | 'readFile'>

/** The disk is a cache of the store: brings back every file it lacks. Throws when the disk is full. */
export async function restoreFiles(store: Files, cache: FileCache): Promise<void> {
  const there = await cache.list()
  for (const sha of await store.listFiles()) {
    const text = there.has(sha) ? undefined : await store.readFile(sha)
    if (text !== undefined) await cache.write(new Map([[sha, text]]))
  }
}

export interface LoadedRelease {
  /** Files that are nowhere. */
  readonly missing: readonly string[]
  /** Whether some files were not on disk. */
  readonly fetched: boolean
}

/** Loads every file of a release into memory, from the disk or, if it is missing or damaged there, from the store. */
export async function loadRelease(
  store: Pick<ReleaseStore, 'readFile'> | undefined,
  cache: FileCache,
  manifestSha: string,
): Promise<LoadedRelease> {
  const missing: string[] = []
  let fetched = false

  async function load(sha: string): Promise<string | undefined> {
    const file = await cache.read(sha)
    if (file !== undefined) return file.identity.toString()
    const text = await store?.readFile(sha)
    if (text === undefined) missing.push(sha)
    else {
      fetched = true
      await cache.hold(sha, text)
    }
    return text
  }

  const manifest = await load(manifestSha)
  if (manifest !== undefined) for (const sha of manifestParts(JSON.parse(manifest)).values()) await load(sha)
  return { missing, fetched }
}
