import type { ReleaseStore } from '../../store/Store.ts'
import type { FileCache } from '../../store/files/FileCache.ts'

/**
 * Restores each of these files on disk, from memory or from the store, if it is missing, cut off or altered. One that
 * neither has stays missing.
 */
export async function mendFiles(
  store: Pick<ReleaseStore, 'readFile'>,
  cache: FileCache,
  shas: Iterable<string>,
): Promise<void> {
  for (const sha of shas) {
    if (await cache.isWhole(sha)) continue
    const text = (await cache.read(sha))?.identity.toString() ?? (await store.readFile(sha))
    if (text === undefined) continue
    // Served at once, even if the disk is full.
    await cache.hold(sha, text)
    await cache.write(new Map([[sha, text]]))
  }
}
