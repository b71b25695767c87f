import type { Moment } from '../../../api/momentApi.ts'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'
import type { Clock } from '../../base/Clock.ts'
import type { Format } from '../../base/Format.ts'
import type { Store } from '../../store/Store.ts'
import type { Baseline } from '../../documents/Baseline.ts'
import type { FileCache } from '../../store/files/FileCache.ts'
import { NoReleaseThen, ReleaseNotPlayable } from '../../base/momentRefusals.ts'
import { readRelease } from './readRelease.ts'
import { readStopsAt } from './readStopsAt.ts'
import { loadRelease } from './activate.ts'

export interface MomentDependencies {
  readonly store: Store
  readonly cache: FileCache
  readonly format: Pick<Format, 'planVersion'>
  readonly baseline: Pick<Baseline, 'id'>
  readonly clock: Pick<Clock, 'now'>
}

/**
 * What members had at a moment, given in UTC with milliseconds: the release and the stops. Throws `NoReleaseThen` and
 * `ReleaseNotPlayable`.
 */
export async function readMoment(
  at: string,
  { store, cache, format, baseline, clock }: MomentDependencies,
): Promise<Moment> {
  if (!(Date.parse(at) <= clock.now())) throw new NoReleaseThen('future')
  const release = await store.releaseAt(at)
  if (release === undefined) throw new NoReleaseThen('before', (await store.findRelease(1))?.createdAt)
  const { seq, sha, kind, actor, reason, createdAt } = release
  const { manifest, files } = await readPlayable(release, { store, cache, format })
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
    manifest,
    files,
    ...(stops !== undefined && { stops }),
    ...(gap !== undefined && { gap }),
  }
}

async function readPlayable(
  { seq, sha, plan }: ReleaseRecord,
  { store, cache, format }: Pick<MomentDependencies, 'store' | 'cache' | 'format'>,
) {
  if (plan !== format.planVersion) throw new ReleaseNotPlayable(seq, 'build')
  const { missing } = await loadRelease(store, cache, sha)
  const whole = missing.length > 0 ? undefined : await readRelease(cache, sha)
  if (whole === undefined) throw new ReleaseNotPlayable(seq, 'files')
  return whole
}

/** What a restored backup does not know: from the last entry that it holds until it was restored. */
async function findGap(store: Pick<Store, 'listAudit'>, at: string): Promise<Moment['gap']> {
  const after = new Date(Date.parse(at) + 1).toISOString()
  // Newest first; nobody restores a store so often that a page could end before the first.
  const restored = (await store.listAudit({ action: 'store.restore', from: after, limit: 200 })).at(-1)
  if (restored === undefined) return undefined
  const [last] = await store.listAudit({ before: restored.id, limit: 1 })
  return last !== undefined && last.at < at ? { from: last.at, until: restored.at } : undefined
}
