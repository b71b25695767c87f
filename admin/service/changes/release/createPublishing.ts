import { ConfirmNeeded, KeyReused, NothingToPublish, ReleaseMoved, UnknownChange } from '../../base/refusals.ts'
import { ChangeScheduled } from '../../base/scheduleRefusals.ts'
import { agreedBy, contentHash, guardFindings } from './agree.ts'
import type { Start } from './start.ts'
import type { Activator } from './activate.ts'
import type { Proposal } from './propose.ts'
import type { createTurns } from '../../base/background/createTurns.ts'
import type { PublishRequest } from './Publisher.ts'
import type { ReleaseContext } from './ReleaseContext.ts'
import type { Published, ReleaseRecord } from '../../../api/releaseApi.ts'

export interface PublishingDependencies extends Pick<ReleaseContext, 'store'> {
  readonly takeTurn: ReturnType<typeof createTurns>
  readonly boot: Start
  readonly guardBuild: (by: 'person' | 'itself') => void
  readonly liveSeq: () => number
  readonly commit: Activator['commit']
}

/** A person's publish: an earlier answer for the same key, or guards, gates and the commit. */
export type PublishFor = (
  sent: Proposal['kind'],
  actor: string,
  request: PublishRequest,
  isConfirmed: boolean,
  propose: () => Promise<Proposal>,
) => Promise<Published>

export function createPublishing({
  store,
  takeTurn,
  boot,
  guardBuild,
  liveSeq,
  commit,
}: PublishingDependencies): PublishFor {
  function guardTurn({ expectedSeq }: PublishRequest): void {
    if (expectedSeq !== liveSeq()) throw new ReleaseMoved(expectedSeq, liveSeq())
    guardBuild('person')
  }

  async function publish(
    actor: string,
    request: PublishRequest,
    isConfirmed: boolean,
    proposal: Proposal,
    key: string | undefined,
  ): Promise<ReleaseRecord> {
    const { kind, overlay, candidate, review, change, published, isSensitive, sensitive, persons, details } = proposal
    if (change?.scheduledFor !== undefined) throw new ChangeScheduled(change, change.scheduledFor)
    if (kind === 'publish' && published.length === 0) throw new NothingToPublish()
    guardFindings(review, request, actor, persons)
    if (isSensitive && !isConfirmed) throw new ConfirmNeeded()
    const row = {
      overlay,
      kind,
      actor,
      reason: request.reason,
      published,
      ...(change && { change: change.id }),
      expectedSeq: request.expectedSeq,
      agreed: agreedBy(actor, sensitive, review.approvals, persons),
    }
    const acknowledged = request.acknowledgedWarnings ?? []
    const release = await commit(candidate, row, { ...details, acknowledged }, key)
    boot.clearRefusal(release.seq)
    return release
  }

  return (sent, actor, request, isConfirmed, propose) =>
    takeTurn(async () => {
      // A key belongs to its sender, so that nobody can see or block another's publish.
      const key = request.idempotencyKey === undefined ? undefined : `${actor}:${request.idempotencyKey}`
      const earlier = key === undefined ? undefined : await store.findReleaseByKey(key)
      if (earlier !== undefined) return replay(earlier, sent, request)
      await boot.again()
      guardTurn(request)
      try {
        return { release: await publish(actor, request, isConfirmed, await propose(), key), replayed: false }
      } catch (error) {
        // The same request may have reached another process at the same moment and won there.
        const isTaken =
          error instanceof ReleaseMoved || error instanceof UnknownChange || error instanceof NothingToPublish
        const twin = key !== undefined && isTaken ? await store.findReleaseByKey(key) : undefined
        if (twin === undefined) throw error
        return replay(twin, sent, request)
      }
    })
}

/** A key belongs to the request it first came with; any other request with it is refused. */
function replay(
  release: ReleaseRecord,
  sent: Proposal['kind'],
  { reason, expectedSeq, reviewed }: PublishRequest,
): Published {
  const isSame =
    release.kind === sent &&
    release.reason === reason &&
    release.seq === expectedSeq + 1 &&
    (reviewed === undefined || reviewed === contentHash(release.baseline, release.overlay))
  if (!isSame) throw new KeyReused()
  return { release, replayed: true }
}
