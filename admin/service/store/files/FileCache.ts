import { createHash } from 'node:crypto'
import { readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { storageRefusal } from '../storageRefusal.ts'
import { compress, type Compressed } from '../../base/files/compress.ts'
import { makeFolder } from '../../base/files/makeFolder.ts'
import { writeDurably } from '../../base/files/writeDurably.ts'

/** The release files on disk and, once asked for, in memory. It answers without the database. */
export interface FileCache {
  /** Throws `StorageFull` or `StorageUnavailable`. */
  write(files: ReadonlyMap<string, string>): Promise<void>
  /** Answers with this text from now on, whether or not the disk can take it. */
  hold(sha: string, text: string): Promise<void>
  read(sha: string): Promise<Compressed | undefined>
  /** Whether the disk has the file with the content of its address; a damaged one is removed. */
  isWhole(sha: string): Promise<boolean>
  list(): Promise<ReadonlySet<string>>
}

const SHA = /^[0-9a-f]{64}$/

/** `memoryBytes` limits what is kept in memory; the least recently asked for goes first. */
export function createFileCache(folder: string, memoryBytes = 64 * 1024 * 1024): FileCache {
  const memory = new Map<string, Promise<Compressed | undefined>>()
  const sizes = new Map<string, number>()

  function remember(sha: string, loading: Promise<Compressed | undefined>): Promise<Compressed | undefined> {
    memory.set(sha, loading)
    const settle = (file?: Compressed): void => {
      // Another text is held under this address by now, or none.
      if (memory.get(sha) !== loading) return
      if (file === undefined) memory.delete(sha)
      else sizes.set(sha, file.identity.length + file.br.length + file.gzip.length)
      forgetOldest()
    }
    loading.then(settle, () => settle())
    return loading
  }

  function forgetOldest(): void {
    let total = 0
    for (const size of sizes.values()) total += size
    for (const sha of memory.keys()) {
      if (total <= memoryBytes) return
      total -= sizes.get(sha) ?? 0
      sizes.delete(sha)
      memory.delete(sha)
    }
  }

  async function readWhole(sha: string): Promise<Buffer | undefined> {
    const path = join(folder, `${sha}.json`)
    const identity = await readFile(path).catch(() => undefined)
    if (identity === undefined) return undefined
    if (createHash('sha256').update(identity).digest('hex') === sha) return identity
    // Damaged on disk: better missing than wrong, and it comes back from the store.
    await rm(path, { force: true })
    return undefined
  }

  async function load(sha: string): Promise<Compressed | undefined> {
    const identity = await readWhole(sha)
    return identity && compress(identity)
  }

  return {
    async write(files) {
      try {
        makeFolder(folder)
        const there = new Set(await readdir(folder))
        for (const [sha, text] of files)
          if (!there.has(`${sha}.json`)) await writeDurably(join(folder, `${sha}.json`), text)
      } catch (error) {
        throw storageRefusal(error) ?? error
      }
    },

    async hold(sha, text) {
      await remember(sha, compress(Buffer.from(text)))
    },

    async read(sha) {
      if (!SHA.test(sha)) return undefined
      const known = memory.get(sha)
      if (known === undefined) return remember(sha, load(sha))
      memory.delete(sha)
      memory.set(sha, known)
      return known
    },

    isWhole: async (sha) => SHA.test(sha) && (await readWhole(sha)) !== undefined,

    async list() {
      const names = await readdir(folder).catch(() => [])
      return new Set(names.flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : [])))
    },
  }
}
