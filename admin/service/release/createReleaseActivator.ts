import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Incidents } from '../createIncidents.ts'
import type { Format, SourceFile } from '../Format.ts'
import type { Refusal } from '../Refusal.ts'
import { StorageUnavailable } from '../refusals.ts'
import type { Pointer, Store } from '../store/Store.ts'
import { storageRefusal } from '../store/storageRefusal.ts'
import type { Baseline } from './Baseline.ts'
import type { FileCache } from './FileCache.ts'
import type { LiveHead, LiveRecord, LiveRelease } from './LiveRelease.ts'
import { manifestParts } from './manifestParts.ts'
import { mendFiles } from './mendFiles.ts'
import { readDiskHeads } from './readDiskHeads.ts'
import { loadRelease, restoreFiles } from './restoreFiles.ts'
import { sameValue } from '../../../src/format/sameValue.ts'
import { writeDurably } from './writeDurably.ts'
import type { OverlayEdit } from '../../api/edits.ts'
import type { ReleaseRecord } from '../../api/releaseApi.ts'

/** Brings what the store holds before everybody: into memory, onto the disk and, through those, to members. */
export interface ReleaseActivator {
  /** Undefined when nothing is published. */
  showLatest(): Promise<ReleaseRecord | undefined>
  /** While the store cannot be read at a start: what the disk says was live. Leaves alone what is already shown. The edits are not known then; asking for them throws `reason`. */
  showFromDisk(reason: Refusal): Promise<void>
  /** Whether the store still says what is shown. */
  isCurrent(): Promise<boolean>
  /** Writes again what the disk would not take before. */
  mendDisk(): Promise<void>
  /** Looks whether the disk still holds what file servers beside this service hand out, all of what is live and a part of the rest, and mends it. */
  inspectDisk(): Promise<void>
  overlay(): readonly OverlayEdit[]
  /** This build's documents with the live edits. */
  files(): readonly SourceFile[]
}

export interface ReleaseActivatorDependencies {
  readonly store: Store
  readonly format: Format
  readonly baseline: Baseline
  readonly cache: FileCache
  readonly live: LiveRelease
  /** Where `<plan>/head.json` is kept for a CDN or a file server. */
  readonly headFolder: string
  readonly incidents: Incidents
}

const HEADS_OLD =
  'The heads on disk are older than what is live, so a file server beside this service hands out an older release. They are written again by themselves.'
/** Each is read and hashed. */
const INSPECTED_AT_ONCE = 50
const FILES_MISSING =
  'Files of older releases are missing on disk, so a file server beside this service cannot hand them out. They are written again by themselves.'

export function createReleaseActivator({
  store,
  format,
  baseline,
  cache,
  live,
  headFolder,
  incidents,
}: ReleaseActivatorDependencies): ReleaseActivator {
  let shown: readonly Pointer[] = []
  let sources: { readonly overlay: readonly OverlayEdit[]; readonly files: readonly SourceFile[] } = {
    overlay: [],
    files: baseline.files,
  }
  let unknown: Refusal | undefined
  let headsOnDisk = true
  let filesOnDisk = false
  let inspected = 0

  /** Undefined for the release of another build whose plan this one cannot read; its head can still be served. */
  async function readSettings({ seq, sha, plan }: LiveRecord): Promise<string | undefined> {
    try {
      const manifest = await cache.read(sha)
      if (manifest === undefined)
        throw new Error(`The manifest ${sha} of release ${seq} is missing from disk and store.`)
      const settings = await cache.read(format.outline(JSON.parse(manifest.identity.toString())).settings)
      if (settings === undefined) throw new Error(`The settings of release ${seq} are missing from disk and store.`)
      return format.settingsOf(settings.identity.toString())
    } catch (error) {
      if (plan === format.planVersion) throw error
      return undefined
    }
  }

  const headPath = (plan: number): string => join(headFolder, String(plan), 'head.json')

  async function writeHead({ plan, body }: LiveHead): Promise<void> {
    const path = headPath(plan)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeDurably(path, body)
  }

  /** The copies on disk are for others; ours are in memory, so failing to write them undoes nothing. */
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
    for (const { sha } of shown) {
      const manifest = await cache.read(sha)
      shas.push(
        sha,
        ...(manifest === undefined ? [] : manifestParts(JSON.parse(manifest.identity.toString())).values()),
      )
    }
    return shas
  }

  /** The next few of all files, so that after a while each was looked at. */
  async function someFiles(): Promise<readonly string[]> {
    const [there, all] = [await cache.list(), await store.listFiles()]
    const some = all.slice(inspected, inspected + INSPECTED_AT_ONCE)
    inspected = inspected + INSPECTED_AT_ONCE < all.length ? inspected + INSPECTED_AT_ONCE : 0
    return [...some, ...all.filter((sha) => !there.has(sha))]
  }

  function known(): typeof sources {
    if (unknown !== undefined) throw unknown
    return sources
  }

  return {
    async showLatest() {
      const pointers = await store.pointers()
      unknown = undefined
      const newest = pointers.toSorted((a, b) => b.seq - a.seq)[0]
      if (newest === undefined) return undefined
      // By the pointer's number, not "the latest": another process may publish between the two questions.
      const record = await store.findRelease(newest.seq)
      if (record === undefined) throw new StorageUnavailable('damaged')
      // Published by another service, whose disk may be another.
      for (const { sha } of pointers) if ((await loadRelease(store, cache, sha)).fetched) filesOnDisk = false
      live.show(pointers, record, await readSettings(record))
      sources = { overlay: record.overlay, files: format.applyEdits(baseline.files, record.overlay).files }
      shown = pointers
      await writeHeads()
      if (!filesOnDisk) await writeFiles()
      return record
    },

    async showFromDisk(reason) {
      if (live.record() !== undefined) return
      unknown = reason
      const heads: Pointer[] = []
      for (const head of readDiskHeads(headFolder))
        if ((await loadRelease(undefined, cache, head.sha)).missing.length === 0) heads.push(head)
      const newest = heads.toSorted((a, b) => b.seq - a.seq)[0]
      if (newest !== undefined) live.show(heads, newest, await readSettings(newest))
    },

    isCurrent: async () => sameValue(await store.pointers(), shown),

    async mendDisk() {
      if (!headsOnDisk) await writeHeads()
      if (!filesOnDisk) await writeFiles()
    },

    async inspectDisk() {
      for (const { plan, body } of live.heads())
        if ((await readFile(headPath(plan), 'utf8').catch(() => undefined)) !== body) headsOnDisk = false
      if (!headsOnDisk) await writeHeads()
      await mendFiles(store, cache, await liveFiles())
      await mendFiles(store, cache, await someFiles())
    },

    overlay: () => known().overlay,
    files: () => known().files,
  }
}
