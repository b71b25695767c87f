import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sameValue } from '../../../../src/format/value/sameValue.ts'
import { stopNames } from '../../../../src/format/wire/stops.ts'
import type { OverlayEdit } from '../../../api/edits.ts'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'
import { createTurns } from '../../base/background/createTurns.ts'
import { timeTask } from '../../base/figures.ts'
import { makeFolder } from '../../base/files/makeFolder.ts'
import { writeDurably } from '../../base/files/writeDurably.ts'
import type { SourceFile } from '../../base/Format.ts'
import type { Refusal } from '../../base/Refusal.ts'
import { PublishBlocked, StorageUnavailable } from '../../base/refusals.ts'
import type { CompiledOverlay } from '../../documents/compile/Compiler.ts'
import type { Findings } from '../../documents/gates/Gate.ts'
import type { FileCache } from '../../store/files/FileCache.ts'
import { manifestParts } from '../../store/files/manifestParts.ts'
import { type DiskHead, readDiskHeads, type TrialOver } from '../../store/files/readDiskHeads.ts'
import { factsOf, isFactsUnread } from '../../store/movedFacts.ts'
import { storageRefusal } from '../../store/storageRefusal.ts'
import type { NewRelease, ReleaseStore } from '../../store/rows/releaseRows.ts'
import type { Pointer } from '../../store/rows/pointerRows.ts'
import type { LiveHead, LiveRecord } from './LiveRelease.ts'
import { overlayKey } from './overlayKey.ts'
import type { ReleaseContext } from './ReleaseContext.ts'
import type { StopsShown } from './stopsShown.ts'
import { incident } from '../../base/createIncidents.ts'

/** A release as its publisher decides it; the rest is filled in when it is stored. */
type Row = Omit<
  NewRelease,
  'plan' | 'sha' | 'baseline' | 'createdAt' | 'audit' | 'values' | 'idempotencyKey' | 'deliveryId'
>

interface Sources {
  readonly overlay: readonly OverlayEdit[]
  /** This build's documents with those edits. */
  readonly files: readonly SourceFile[]
}

export const NOT_SHOWN = incident(
  'not-shown',
  'A release is published but could not be shown. The service retries each second.',
)
const NOT_TRIED = incident('trial-not-read', 'The trial that runs cannot be read, so its phones play what is live.')

export type Activator = ReturnType<typeof createActivator>

/** Writes a release into the store, and shows what the store holds: in memory, on the disk and, through those, to members. */
export function createActivator(context: ReleaseContext, stopsShown: StopsShown) {
  const { store, format, baseline, cache, live, clock, headFolder, announces, incidents, figures } = context
  // A stop does not wait for a publish, so two changes may be shown at once.
  const takeTurn = createTurns()
  let shown: readonly Pointer[] = []
  let sources: Sources = { overlay: [], files: baseline.files }
  let unknown: Refusal | undefined
  const copies = createDiskCopies(context, () => shown)

  /** Stores a candidate as the newest release and shows it. Throws `PublishBlocked` and what the store throws. */
  async function commit(
    candidate: Pick<CompiledOverlay, 'files' | 'release'> & Pick<Findings, 'blockers'>,
    row: Row,
    details: Readonly<Record<string, unknown>>,
    idempotencyKey?: string,
  ): Promise<ReleaseRecord> {
    if (candidate.release === undefined) throw new PublishBlocked(candidate.blockers, [])
    const { sha, files } = candidate.release
    const createdAt = new Date(clock.now()).toISOString()
    const release: Omit<NewRelease, 'values'> = {
      ...row,
      plan: format.planVersion,
      sha,
      baseline: baseline.id,
      createdAt,
      audit: {
        at: createdAt,
        actor: row.actor,
        action: `release.${row.kind}`,
        subject: '',
        reason: row.reason,
        details,
      },
      ...(idempotencyKey !== undefined && { idempotencyKey }),
      ...(announces && { deliveryId: randomUUID() }),
    }
    const record = await timeTask(figures.publish, { step: 'store' }, async () => {
      await cache.write(files)
      await store.putFiles(files)
      const scheduled = (await store.waitingSchedules()).flatMap(factsOf)
      return publishWithValues(release, candidate.files, scheduled)
    })
    await showStored({ overlay: row.overlay, files: candidate.files })
    return record
  }

  /**
   * Begins again, with those that the store names, where more facts were scheduled meanwhile, or are by the release:
   * what takes it back begins with it.
   */
  async function publishWithValues(
    release: Omit<NewRelease, 'values'>,
    files: readonly SourceFile[],
    facts: readonly string[],
  ): Promise<ReleaseRecord> {
    const values = Object.fromEntries(facts.map((fact) => [fact, format.readFact(files, fact) ?? null]))
    try {
      return await store.publish({ ...release, values })
    } catch (error) {
      if (isFactsUnread(error)) return publishWithValues(release, files, [...facts, ...error.facts])
      throw error
    }
  }

  /** It is stored, so whoever did it must be told so; what cannot be shown is an incident until the next refresh. */
  function showStored(stored?: Sources): Promise<void> {
    return timeTask(figures.publish, { step: 'show' }, () => takeTurn(() => showLatest(stored))).then(
      () => incidents.settle(NOT_SHOWN),
      (error: unknown) => incidents.raise(NOT_SHOWN, error),
    )
  }

  async function showLatest(stored?: Sources): Promise<ReleaseRecord | undefined> {
    const readStops = await stopsShown.merge()
    const pointers = await store.pointers()
    unknown = undefined
    const newest = pointers.toSorted((a, b) => b.seq - a.seq)[0]
    if (newest === undefined) {
      await readStops()
      return undefined
    }
    // By the pointer's number, not "the latest": another process may publish between the two reads.
    const record = await store.findRelease(newest.seq)
    if (record === undefined) throw new StorageUnavailable('damaged')
    // Published by another service, which may have another disk.
    for (const { sha } of pointers) if ((await loadRelease(store, cache, sha)).fetched) copies.noteFetched()
    const trial = await loadTrial()
    const settings = await readSettings(record)
    await readStops()
    stopsShown.show(pointers, record, settings, trial)
    sources = { overlay: record.overlay, files: filesWith(record.overlay, stored) }
    shown = pointers
    await copies.write()
    return record
  }

  /** Undefined, too, where its files are nowhere or it cannot be read: a trial holds up neither a release nor a stop. */
  async function loadTrial(): Promise<TrialOver | undefined> {
    try {
      const trial = await store.runningTrial()
      incidents.settle(NOT_TRIED)
      if (trial === undefined) return undefined
      const { missing, fetched } = await loadRelease(store, cache, trial.sha)
      if (fetched) copies.noteFetched()
      const { number, sha, salt, over } = trial
      return missing.length > 0 ? undefined : { over, says: { seq: number, sha, share: trial.shown, salt } }
    } catch (error) {
      incidents.raise(NOT_TRIED, error)
      return undefined
    }
  }

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

  function filesWith(overlay: readonly OverlayEdit[], stored: Sources = sources): readonly SourceFile[] {
    const content = overlayKey(overlay)
    const same = [stored, sources].find((one) => overlayKey(one.overlay) === content)
    return same?.files ?? format.applyEdits(baseline.files, overlay).files
  }

  function known(): Sources {
    if (unknown !== undefined) throw unknown
    return sources
  }

  return {
    commit,
    showStored: () => showStored(),
    /** Undefined when nothing is published. */
    showLatest: () => takeTurn(() => showLatest()),

    /**
     * For a start, and for one without the store: shows what the disk says was live, unless something is shown already.
     * The edits are not known then; asking for them throws `reason`.
     */
    async showFromDisk(reason: Refusal): Promise<void> {
      if (live.record() === undefined || unknown !== undefined) unknown = reason
      if (live.record() !== undefined) return
      const heads: DiskHead[] = []
      for (const head of readDiskHeads(headFolder))
        if ((await loadRelease(undefined, cache, head.sha)).missing.length === 0) heads.push(head)
      const newest = heads.toSorted((a, b) => b.seq - a.seq)[0]
      if (newest === undefined) return
      const { at } = newest
      const onDisk = stopNames.flatMap((name) =>
        newest.stops[name] ? [{ name, reason: '', actor: '', at, ...newest.stops[name] }] : [],
      )
      stopsShown.readFromDisk(heads, onDisk, newest.trial)
      stopsShown.show(heads, newest, await readSettings(newest), newest.trial)
    },

    /** Shows what is live again, under other stops of `stopsShown`, without the store and without waiting. */
    showAgain(): void {
      if (stopsShown.showAgain()) void copies.writeHeads()
    },

    /** Whether what is shown still matches the store. */
    isCurrent: async (): Promise<boolean> => sameValue(await store.pointers(), shown),

    /** Writes again what the disk would not take before. */
    mendDisk: () => copies.mend(),
    /**
     * Checks that the disk still holds what file servers beside this service serve, everything live and a part of the
     * rest, and mends it.
     */
    inspectDisk: () => copies.inspect(),

    overlay: () => known().overlay,
    /** This build's documents with the live edits. */
    files: () => known().files,
  }
}

const HEADS_OLD = incident(
  'heads-old',
  'The heads on disk are older than what is live, so a file server beside this service serves an older release. The service writes them again by itself.',
)
const FILES_MISSING = incident(
  'files-missing',
  'Files of older releases are missing on disk, so a file server beside this service cannot serve them. The service writes them again by itself.',
)
/** Each is read and hashed. */
const INSPECTED_AT_ONCE = 50

/**
 * Heads and files on the disk, for a file server beside this service. The service has them in memory, so failing to
 * write them undoes nothing.
 */
function createDiskCopies(
  { store, cache, live, headFolder, incidents }: ReleaseContext,
  shown: () => readonly Pointer[],
) {
  let headsOnDisk = true
  let filesOnDisk = false
  let inspected = 0

  const headPath = (plan: number): string => join(headFolder, String(plan), 'head.json')

  async function writeHead({ plan, body }: LiveHead): Promise<void> {
    const path = headPath(plan)
    makeFolder(dirname(path))
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

  /** The disk is a cache of the store: brings back every file it lacks, as long as there is room. */
  async function writeFiles(): Promise<void> {
    try {
      const there = await cache.list()
      for (const sha of await store.listFiles()) {
        const text = there.has(sha) ? undefined : await store.readFile(sha)
        if (text !== undefined) await cache.write(new Map([[sha, text]]))
      }
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
    writeHeads,
    /** The current heads, and files that are missing. */
    async write(): Promise<void> {
      await writeHeads()
      if (!filesOnDisk) await writeFiles()
    },
    /** Files of a release that this disk never had. */
    noteFetched(): void {
      filesOnDisk = false
    },
    async mend(): Promise<void> {
      if (!headsOnDisk) await writeHeads()
      if (!filesOnDisk) await writeFiles()
    },
    async inspect(): Promise<void> {
      for (const { plan, body } of live.heads())
        if ((await readFile(headPath(plan), 'utf8').catch(() => undefined)) !== body) headsOnDisk = false
      if (!headsOnDisk) await writeHeads()
      await mendFiles(store, cache, await liveFiles())
      await mendFiles(store, cache, await someFiles())
    },
  }
}

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

/**
 * Loads every file of a release into memory, from the disk or, if it is missing or damaged there, from the store.
 * @returns the files that are nowhere, and whether some were not on disk
 */
export async function loadRelease(
  store: Pick<ReleaseStore, 'readFile'> | undefined,
  cache: FileCache,
  manifestSha: string,
): Promise<{ readonly missing: readonly string[]; readonly fetched: boolean }> {
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
