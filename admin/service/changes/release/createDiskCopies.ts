import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { storageRefusal } from '../../store/storageRefusal.ts'
import type { ReleaseActivatorDependencies } from './createReleaseActivator.ts'
import type { LiveHead } from './LiveRelease.ts'
import { manifestParts } from '../../store/files/manifestParts.ts'
import { mendFiles } from './mendFiles.ts'
import { restoreFiles } from './restoreFiles.ts'
import { writeDurably } from '../../base/files/writeDurably.ts'
import type { Pointer } from '../../store/Store.ts'

/**
 * What a file server beside this service serves: heads and files on the disk. The service has them in memory, so
 * failing to write them undoes nothing.
 */
export interface DiskCopies {
  /** The current heads, and files that are missing. */
  write(): Promise<void>
  /** Files of a release that this disk never had. */
  noteFetched(): void
  /** Writes again what the disk would not take before. */
  mend(): Promise<void>
  /** Checks that the disk still holds everything live and a part of the rest, and mends it. */
  inspect(): Promise<void>
}

const HEADS_OLD =
  'The heads on disk are older than what is live, so a file server beside this service serves an older release. The service writes them again by itself.'
/** Each is read and hashed. */
const INSPECTED_AT_ONCE = 50
const FILES_MISSING =
  'Files of older releases are missing on disk, so a file server beside this service cannot serve them. The service writes them again by itself.'

export function createDiskCopies(
  { store, cache, live, headFolder, incidents }: Omit<ReleaseActivatorDependencies, 'format' | 'baseline'>,
  shown: () => readonly Pointer[],
): DiskCopies {
  let headsOnDisk = true
  let filesOnDisk = false
  let inspected = 0

  const headPath = (plan: number): string => join(headFolder, String(plan), 'head.json')

  async function writeHead({ plan, body }: LiveHead): Promise<void> {
    const path = headPath(plan)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeDurably(path, body)
  }

  async function writeHeads(): Promise<void> {
    try {
      for (const head of live.heads()) await writeHead(head)
      headsOnDisk = true
      incidents.settle(HEADS_OLD)
    } catch (error) {
      headsOnDisk = false
      incidents.raise(HEADS_OLD, storageRefusal(error) ?? error)
    }
  }

  async function writeFiles(): Promise<void> {
    try {
      await restoreFiles(store, cache)
      filesOnDisk = true
      incidents.settle(FILES_MISSING)
    } catch (error) {
      incidents.raise(FILES_MISSING, error)
    }
  }

  /** Every file that something live leads to. */
  async function liveFiles(): Promise<readonly string[]> {
    const shas: string[] = []
    for (const { sha } of shown()) {
      const manifest = await cache.read(sha)
      shas.push(
        sha,
        ...(manifest === undefined ? [] : manifestParts(JSON.parse(manifest.identity.toString())).values()),
      )
    }
    return shas
  }

  /** The next few of all files, so that after a while each has been checked. */
  async function someFiles(): Promise<readonly string[]> {
    const [there, all] = [await cache.list(), await store.listFiles()]
    const some = all.slice(inspected, inspected + INSPECTED_AT_ONCE)
    inspected = inspected + INSPECTED_AT_ONCE < all.length ? inspected + INSPECTED_AT_ONCE : 0
    return [...some, ...all.filter((sha) => !there.has(sha))]
  }

  return {
    async write() {
      await writeHeads()
      if (!filesOnDisk) await writeFiles()
    },
    noteFetched() {
      filesOnDisk = false
    },
    async mend() {
      if (!headsOnDisk) await writeHeads()
      if (!filesOnDisk) await writeFiles()
    },
    async inspect() {
      for (const { plan, body } of live.heads())
        if ((await readFile(headPath(plan), 'utf8').catch(() => undefined)) !== body) headsOnDisk = false
      if (!headsOnDisk) await writeHeads()
      await mendFiles(store, cache, await liveFiles())
      await mendFiles(store, cache, await someFiles())
    },
  }
}
