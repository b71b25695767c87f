import { Check } from 'typebox/value'
import type { Manifest } from '../../../../src/format/release.ts'
import { type StopName, stopNames } from '../../../../src/format/wire/stops.ts'
import type { AuditRecord } from '../../../api/auditApi.ts'
import type { Moment } from '../../../api/momentApi.ts'
import { type StopRecord, WordsSchema } from '../../../api/stopApi.ts'
import type { Clock } from '../../base/Clock.ts'
import type { Format } from '../../base/Format.ts'
import type { Baseline } from '../../documents/Baseline.ts'
import type { FileCache } from '../../store/files/FileCache.ts'
import { manifestParts, passOn } from '../../store/files/manifestParts.ts'
import type { Store } from '../../store/Store.ts'
import { loadRelease } from './activate.ts'
import { Refusal } from '../../base/Refusal.ts'

/**
 * A moment as members had it, given in UTC with milliseconds: the release and the stops. Throws `NoReleaseThen` and
 * `ReleaseNotPlayable`.
 */
export async function readMoment(
  at: string,
  {
    store,
    cache,
    format,
    baseline,
    clock,
  }: {
    readonly store: Store
    readonly cache: FileCache
    readonly format: Pick<Format, 'planVersion'>
    readonly baseline: Pick<Baseline, 'id'>
    readonly clock: Pick<Clock, 'now'>
  },
): Promise<Moment> {
  if (!(Date.parse(at) <= clock.now())) throw new NoReleaseThen('future')
  const release = await store.releaseAt(at)
  if (release === undefined) throw new NoReleaseThen('before', (await store.findRelease(1))?.createdAt)
  const { seq, sha, plan, kind, actor, reason, createdAt } = release
  if (plan !== format.planVersion) throw new ReleaseNotPlayable(seq, 'build')
  const { missing } = await loadRelease(store, cache, sha)
  const whole = missing.length > 0 ? undefined : await readRelease(cache, sha)
  if (whole === undefined) throw new ReleaseNotPlayable(seq, 'files')
  const [next, gap] = [await store.findRelease(seq + 1), await findGap(store, at)]
  const stops = gap === undefined ? await readStopsAt(store, at) : undefined
  return {
    at,
    seq,
    sha,
    kind,
    actor,
    reason,
    from: createdAt,
    ...(next !== undefined && { until: next.createdAt }),
    isOtherBuild: release.baseline !== baseline.id,
    ...whole,
    ...(stops !== undefined && { stops }),
    ...(gap !== undefined && { gap }),
  }
}

/** A release with every file that it names, by address. */
interface WholeRelease {
  readonly manifest: Manifest
  readonly files: Readonly<Record<string, string>>
}

/** Undefined when the disk has no manifest of this address; a part that it lacks is `null`. */
export async function readRelease(cache: FileCache, sha: string): Promise<WholeRelease | undefined> {
  const manifest = await cache.read(sha)
  if (manifest === undefined) return undefined
  const parsed: unknown = JSON.parse(manifest.identity.toString())
  const texts = await Promise.all(
    [...new Set(manifestParts(parsed).values())].map(
      async (part) => [part, (await cache.read(part))?.identity.toString() ?? 'null'] as const,
    ),
  )
  return { manifest: passOn(parsed), files: Object.fromEntries(texts) }
}

/** The time that a restored backup does not know: from the last entry that it holds until it was restored. */
async function findGap(store: Pick<Store, 'listAudit'>, at: string): Promise<Moment['gap']> {
  const after = new Date(Date.parse(at) + 1).toISOString()
  // Newest first; nobody restores a store so often that a page could end before the first.
  const restored = (await store.listAudit({ action: 'store.restore', from: after, limit: 200 })).at(-1)
  if (restored === undefined) return undefined
  const [last] = await store.listAudit({ before: restored.id, limit: 1 })
  return last !== undefined && last.at < at ? { from: last.at, until: restored.at } : undefined
}

type Log = Pick<Store, 'stops' | 'listAudit'>

const PAGE = 200

/**
 * The stops that were on at a moment, by the log, which every stop and every lifting writes into in its own transaction.
 * Undefined where the log does not lead to the stops that are on now: somebody has changed one of the two beside the
 * service.
 */
async function readStopsAt(store: Log, moment: string): Promise<readonly StopRecord[] | undefined> {
  const before = await store.stops()
  const now = await stopsUntil(store)
  // Something may be stopped or lifted just between two reads.
  const isWhole = [before, await store.stops()].some((on) => namesOf(on) === namesOf(now))
  return isWhole ? stopsUntil(store, new Date(Date.parse(moment) + 1).toISOString()) : undefined
}

const namesOf = (stops: readonly StopRecord[]): string => stops.map(({ name }) => name).join(' ')

async function stopsUntil(store: Log, until?: string): Promise<readonly StopRecord[]> {
  const on = await newestBySubject(store, 'stop.on', until)
  const lifted = await newestBySubject(store, 'stop.lifted', until)
  const reworded = await newestBySubject(store, 'stop.words', until)
  return stopNames.flatMap((name) => {
    const entry = on.get(`stop:${name}`)
    if (entry === undefined || entry.id < (lifted.get(`stop:${name}`)?.id ?? 0)) return []
    const changed = reworded.get(`stop:${name}`)
    const { words } = changed !== undefined && changed.id > entry.id ? changed.details : entry.details
    return [stopOf(name, entry, words)]
  })
}

async function newestBySubject(
  store: Log,
  action: string,
  until: string | undefined,
): Promise<ReadonlyMap<string, AuditRecord>> {
  const newest = new Map<string, AuditRecord>()
  let before: number | undefined
  for (;;) {
    const page = await store.listAudit({
      action,
      limit: PAGE,
      ...(until !== undefined && { until }),
      ...(before !== undefined && { before }),
    })
    for (const entry of page) if (!newest.has(entry.subject)) newest.set(entry.subject, entry)
    if (page.length < PAGE || newest.size === stopNames.length) return newest
    before = page.at(-1)?.id
  }
}

function stopOf(name: StopName, { actor, at, reason }: AuditRecord, words: unknown): StopRecord {
  return { name, reason, actor, at, ...(Check(WordsSchema, words) && { words }) }
}

const noneSentences = {
  before: 'Nothing was live yet at this moment. Choose a later one.',
  future: 'This moment has not come yet. Choose an earlier one; what is coming is in the calendar.',
} as const

/** `first` is when the first release became live. */
class NoReleaseThen extends Refusal {
  constructor(why: keyof typeof noneSentences, first?: string) {
    super('no-release-then', noneSentences[why], { why, ...(first !== undefined && { at: first }) })
  }
}

const playSentences = {
  files:
    'Files of this release are missing from the store, so it cannot be played. Restore a backup that holds them into an empty store and play it there.',
  build:
    'This release was made by a build whose releases today’s app cannot read. Start that build on a restored backup to play it, or compare the releases in the history.',
} as const

class ReleaseNotPlayable extends Refusal {
  constructor(seq: number, why: keyof typeof playSentences) {
    super('release-not-playable', playSentences[why], { why, seq })
  }
}
