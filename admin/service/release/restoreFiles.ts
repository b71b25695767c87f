import type { ReleaseStore } from '../store/Store.ts'
import type { FileCache } from './FileCache.ts'
import { manifestParts } from './manifestParts.ts'

type Files = Pick<ReleaseStore, 'listFiles' | 'readFile'>

/** The disk is a cache of the store: brings back what it lacks, and what is damaged of the live release. Reading also warms the memory. */
export async function restoreFiles(store: Files, cache: FileCache, liveManifest: string): Promise<void> {
  const there = await cache.list()
  for (const sha of await store.listFiles()) if (!there.has(sha)) await restore(store, cache, sha)
  const manifest = await readOrRestore(store, cache, liveManifest)
  if (manifest === undefined) return
  for (const sha of manifestParts(JSON.parse(manifest)).values()) await readOrRestore(store, cache, sha)
}

async function readOrRestore(store: Files, cache: FileCache, sha: string): Promise<string | undefined> {
  const file = (await cache.read(sha)) ?? ((await restore(store, cache, sha)) ? await cache.read(sha) : undefined)
  return file?.identity.toString()
}

async function restore(store: Files, cache: FileCache, sha: string): Promise<boolean> {
  const text = await store.readFile(sha)
  if (text !== undefined) await cache.write(new Map([[sha, text]]))
  return text !== undefined
}
