import { ConfirmNeeded, KeyReused, NewerBuild, NothingToPublish, ReleaseMoved } from '../refusals.ts'
import { agreedBy } from './awaitSecondPerson.ts'
import { createApprovals } from './createApprovals.ts'
import { createBoot } from './createBoot.ts'
import { createReleaseActivator } from './createReleaseActivator.ts'
import { createStops } from './createStops.ts'
import { createTurns } from './createTurns.ts'
import { findBaselineConflicts } from './findConflicts.ts'
import { guardFindings } from './guardFindings.ts'
import type { Publisher, PublisherDependencies, PublishRequest } from './Publisher.ts'
import { contentHash } from './reviewChanges.ts'
import type { Published, ReleaseRecord } from '../../api/releaseApi.ts'
import { createBaselineRelease } from './createBaselineRelease.ts'
import { createCandidates } from './createCandidates.ts'
import { createCommit, NOT_SHOWN } from './createCommit.ts'
import { createDraftView } from './createDraftView.ts'
import { createProposals, type Proposal } from './createProposals.ts'

/** The publish pipeline: gates → files → one transaction → head → everyone who listens. */
export function createPublisher(dependencies: PublisherDependencies): Publisher {
  const { store, format, baseline, live, clock, incidents } = dependencies
  const activator = createReleaseActivator(dependencies)
  const takeTurn = createTurns()
  const liveSeq = (): number => live.record()?.seq ?? 0
  const candidates = createCandidates({ ...dependencies, activator })
  const { compile, prepare } = candidates
  const { proposeChange, proposeRollback } = createProposals({ ...dependencies, activator, prepare, liveSeq })
  const commit = createCommit({ ...dependencies, activator })
  const boot = createBoot({
    releaseBaseline: createBaselineRelease({ ...dependencies, activator, candidates, commit }),
    showFromDisk: (reason) => activator.showFromDisk(reason),
    liveSeq,
  })

  async function refresh(): Promise<void> {
    await boot.again()
    await activator.mendDisk()
    if (await activator.isCurrent()) return
    // Empty although something is live: somebody put a new database in place.
    if ((await activator.showLatest()) === undefined && boot.outcome() !== undefined) await boot.run()
    incidents.settle(NOT_SHOWN)
  }

  function guardTurn({ expectedSeq }: PublishRequest): void {
    if (expectedSeq !== liveSeq()) throw new ReleaseMoved(expectedSeq, liveSeq())
    const record = live.record()
    const started = boot.outcome()?.kind
    const foreign = record !== undefined && record.baseline !== baseline.id && started !== 'refused'
    if (foreign || started === 'newer-build') throw new NewerBuild()
  }

  /** A person's publish: an earlier answer for the same key, or guards, gates and the commit. */
  function publishFor(
    sent: Proposal['kind'],
    actor: string,
    request: PublishRequest,
    isConfirmed: boolean,
    propose: () => Promise<Proposal>,
  ): Promise<Published> {
    return takeTurn(async () => {
      // A key belongs to its sender, so that nobody can see or block another's publish.
      const key = request.idempotencyKey === undefined ? undefined : `${actor}:${request.idempotencyKey}`
      const earlier = key === undefined ? undefined : await store.findReleaseByKey(key)
      if (earlier !== undefined) return replay(earlier, sent, request)
      await boot.again()
      guardTurn(request)
      const { kind, overlay, candidate, review, change, published, isSensitive, sensitive, persons, details } =
        await propose()
      if (kind === 'publish' && published.length === 0) throw new NothingToPublish()
      guardFindings(review, request, actor, persons)
      if (isSensitive && !isConfirmed) throw new ConfirmNeeded()
      const agreed = agreedBy(actor, sensitive, review.approvals, persons)
      const row = {
        overlay,
        kind,
        actor,
        reason: request.reason,
        published,
        ...(change && { change: change.id }),
        expectedSeq: request.expectedSeq,
        agreed,
      }
      try {
        const release = await commit(
          candidate,
          row,
          { ...details, acknowledged: request.acknowledgedWarnings ?? [] },
          key,
        )
        boot.clearRefusal(release.seq)
        return { release, replayed: false }
      } catch (error) {
        // The same request may have reached another process at the same moment and won there.
        const twin = key !== undefined && error instanceof ReleaseMoved ? await store.findReleaseByKey(key) : undefined
        if (twin === undefined) throw error
        return replay(twin, sent, request)
      }
    })
  }

  return {
    boot: () => takeTurn(() => boot.run()),
    bootOutcome: () => boot.outcome(),
    review: async (wanted = {}) => (await proposeChange(wanted)).review,
    ...createStops({ ...dependencies, activator }),
    ...createDraftView({ ...dependencies, activator, compile, liveSeq, refresh: () => takeTurn(refresh) }),
    ...createApprovals({ store, clock, propose: proposeChange }),
    publish: (actor, request, isConfirmed = true) =>
      publishFor('publish', actor, request, isConfirmed, () => proposeChange({ change: request.change, actor })),
    reviewRollback: async (seq) => (await proposeRollback(seq)).review,
    rollback: (actor, seq, request, isConfirmed = true) =>
      publishFor('rollback', actor, request, isConfirmed, () => proposeRollback(seq)),

    refresh: () => takeTurn(refresh),
    inspectDisk: () => takeTurn(() => activator.inspectDisk()),

    liveSeq,
    overlay: () => activator.overlay(),
    liveFiles: () => activator.files(),
    baselineConflicts: () =>
      findBaselineConflicts(activator.overlay(), (fact) => format.readFact(baseline.files, fact)),
  }
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
