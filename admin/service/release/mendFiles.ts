import type { ReleaseStore } from '../store/Store.ts'
import type { FileCache } from './FileCache.ts'

/** Puts each of these files back on disk, from memory or from the store, where it is missing, cut or altered. One that nobody has stays away. */
export async function mendFiles(
  store: Pick<ReleaseStore, 'readFile'>,
  cache: FileCache,
  shas: Iterable<string>,
): Promise<void> {
  for (const sha of shas) {
    if (await cache.isWhole(sha)) continue
    const text = (await cache.read(sha))?.identity.toString() ?? (await store.readFile(sha))
    if (text === undefined) continue
    // Served at once, even if the disk takes nothing.
    await cache.hold(sha, text)
    await cache.write(new Map([[sha, text]]))
  }
}
