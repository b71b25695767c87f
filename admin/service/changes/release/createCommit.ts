import { randomUUID } from 'node:crypto'
import { PublishBlocked } from '../../base/refusals.ts'
import type { NewRelease } from '../../store/Store.ts'
import type { ReleaseContext } from './ReleaseContext.ts'
import type { ReleaseActivator } from './createReleaseActivator.ts'
import type { PreparedCandidate } from './prepareCandidate.ts'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'

type Row = Pick<
  NewRelease,
  'overlay' | 'kind' | 'actor' | 'reason' | 'published' | 'change' | 'expectedSeq' | 'agreed' | 'setAside' | 'schedule'
>

/** Stores a candidate as the newest release and shows it. Throws `PublishBlocked` and what the store throws. */
export type Commit = (
  candidate: PreparedCandidate,
  row: Row,
  details: Readonly<Record<string, unknown>>,
  idempotencyKey?: string,
) => Promise<ReleaseRecord>

export interface CommitDependencies extends Pick<
  ReleaseContext,
  'store' | 'format' | 'baseline' | 'cache' | 'clock' | 'announces' | 'incidents'
> {
  readonly activator: ReleaseActivator
}

export const NOT_SHOWN = 'A release is published but could not be shown. The service retries each second.'

export function createCommit({
  store,
  format,
  baseline,
  cache,
  clock,
  announces,
  incidents,
  activator,
}: CommitDependencies): Commit {
  return async (candidate, row, details, idempotencyKey) => {
    if (candidate.release === undefined) throw new PublishBlocked(candidate.blockers, [])
    const { sha, files } = candidate.release
    await cache.write(files)
    await store.putFiles(files)
    const createdAt = new Date(clock.now()).toISOString()
    const record = await store.publish({
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
    })
    await activator.showLatest({ overlay: row.overlay, files: candidate.files }).then(
      () => incidents.settle(NOT_SHOWN),
      // It is published, so the publisher must be told so; the next refresh shows it.
      (error: unknown) => incidents.raise(NOT_SHOWN, error),
    )
    return record
  }
}
