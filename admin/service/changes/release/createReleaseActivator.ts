import type { Incidents } from '../../base/createIncidents.ts'
import type { Format, SourceFile } from '../../base/Format.ts'
import type { Refusal } from '../../base/Refusal.ts'
import { StorageUnavailable } from '../../base/refusals.ts'
import type { Pointer, Store } from '../../store/Store.ts'
import type { Baseline } from '../../documents/Baseline.ts'
import type { FileCache } from '../../store/files/FileCache.ts'
import type { LiveRecord, LiveRelease } from './LiveRelease.ts'
import { overlayKey } from './overlayKey.ts'
import { type DiskHead, readDiskHeads, type TrialOver } from '../../store/files/readDiskHeads.ts'
import { loadRelease } from './restoreFiles.ts'
import type { OverlayEdit } from '../../../api/edits.ts'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'
import { stopNames, stopsOf } from '../../../../src/format/stops.ts'
import type { StopRecord } from '../../../api/stopApi.ts'
import { createTurns } from '../../base/background/createTurns.ts'
import { createDiskCopies, type DiskCopies } from './createDiskCopies.ts'
import { sameValue } from '../../../../src/format/sameValue.ts'

/** Shows what the store holds: in memory, on the disk and, through those, to members. */
export interface ReleaseActivator {
  /**
   * Undefined when nothing is published. The caller that has just stored a release passes its edits and documents:
   * merging them again holds up members.
   */
  showLatest(stored?: Sources): Promise<ReleaseRecord | undefined>
  /**
   * For a start without the store: shows what the disk says was live, unless something is shown already. The edits are
   * not known then; asking for them throws `reason`.
   */
  showFromDisk(reason: Refusal): Promise<void>
  /** Whether what is shown still matches the store. */
  isCurrent(): Promise<boolean>
  /** Writes again what the disk would not take before. */
  mendDisk(): Promise<void>
  /**
   * Checks that the disk still holds what file servers beside this service serve, everything live and a part of the
   * rest, and mends it.
   */
  inspectDisk(): Promise<void>
  /** The stops that are on, as shown. While the store cannot be read, some are known only by their words. */
  stops(): readonly StopRecord[]
  overlay(): readonly OverlayEdit[]
  /** This build's documents with the live edits. */
  files(): readonly SourceFile[]
}

interface Sources {
  readonly overlay: readonly OverlayEdit[]
  /** This build's documents with those edits. */
  readonly files: readonly SourceFile[]
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

const NOT_TRIED = 'The trial that runs cannot be read, so its phones play what is live.'

export function createReleaseActivator(dependencies: ReleaseActivatorDependencies): ReleaseActivator {
  const { store, format, baseline, cache, live, headFolder } = dependencies
  // A stop does not wait for a publish, so two changes may be shown at once.
  const takeTurn = createTurns()
  let shown: readonly Pointer[] = []
  let stops: readonly StopRecord[] = []
  let sources: Sources = { overlay: [], files: baseline.files }
  let unknown: Refusal | undefined
  const copies = createDiskCopies(dependencies, () => shown)

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

  async function showLatest(stored?: Sources): Promise<ReleaseRecord | undefined> {
    const pointers = await store.pointers()
    unknown = undefined
    const newest = pointers.toSorted((a, b) => b.seq - a.seq)[0]
    if (newest === undefined) {
      stops = await store.stops()
      return undefined
    }
    // By the pointer's number, not "the latest": another process may publish between the two reads.
    const record = await store.findRelease(newest.seq)
    if (record === undefined) throw new StorageUnavailable('damaged')
    // Published by another service, which may have another disk.
    for (const { sha } of pointers) if ((await loadRelease(store, cache, sha)).fetched) copies.noteFetched()
    const on = await store.stops()
    const trial = await loadTrial(dependencies, copies)
    live.show(pointers, record, await readSettings(record), { stops: stopsOf(on), trial })
    stops = on
    sources = { overlay: record.overlay, files: filesWith(record.overlay, stored) }
    shown = pointers
    await copies.write()
    return record
  }

  return {
    showLatest: (stored) => takeTurn(() => showLatest(stored)),

    async showFromDisk(reason) {
      if (live.record() !== undefined) return
      unknown = reason
      const heads: DiskHead[] = []
      for (const head of readDiskHeads(headFolder))
        if ((await loadRelease(undefined, cache, head.sha)).missing.length === 0) heads.push(head)
      const newest = heads.toSorted((a, b) => b.seq - a.seq)[0]
      if (newest === undefined) return
      const { at } = newest
      live.show(heads, newest, await readSettings(newest), newest)
      stops = stopNames.flatMap((name) =>
        newest.stops[name] ? [{ name, reason: '', actor: '', at, ...newest.stops[name] }] : [],
      )
    },

    isCurrent: async () => sameValue(await store.pointers(), shown),

    mendDisk: () => copies.mend(),
    inspectDisk: () => copies.inspect(),

    stops: () => stops,
    overlay: () => known().overlay,
    files: () => known().files,
  }
}

/** Undefined, too, where its files are nowhere or it cannot be read: what is tried holds up neither a release nor a stop. */
async function loadTrial(
  { store, cache, incidents }: ReleaseActivatorDependencies,
  copies: Pick<DiskCopies, 'noteFetched'>,
): Promise<TrialOver | undefined> {
  try {
    const trial = await store.runningTrial()
    incidents.settle(NOT_TRIED)
    if (trial === undefined) return undefined
    const { missing, fetched } = await loadRelease(store, cache, trial.sha)
    if (fetched) copies.noteFetched()
    const { number, sha, shown, salt, over } = trial
    return missing.length > 0 ? undefined : { over, says: { seq: number, sha, share: shown, salt } }
  } catch (error) {
    incidents.raise(NOT_TRIED, error)
    return undefined
  }
}
