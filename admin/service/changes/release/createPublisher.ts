import { createApprovals } from './createApprovals.ts'
import { createStops } from './createStops.ts'
import { createTurns } from '../../base/background/createTurns.ts'
import { guardBuild } from './agree.ts'
import { createDue } from './due.ts'
import { createPublishing } from './createPublishing.ts'
import type { Publisher } from './Publisher.ts'
import type { ReleaseContext } from './ReleaseContext.ts'
import { createActivator } from './activate.ts'
import { createStart } from './start.ts'
import { createDraftView } from './createDraftView.ts'
import { createProposals, findBaselineConflicts } from './propose.ts'

/** The publish pipeline: gates → files → one transaction → head → everyone who listens. */
export function createPublisher(dependencies: ReleaseContext): Publisher {
  const { store, live, clock } = dependencies
  const activator = createActivator(dependencies)
  const takeTurn = createTurns()
  const liveSeq = live.seq
  const proposals = createProposals(dependencies, activator)
  const { compile, proposeChange, proposeRollback } = proposals
  const { commit } = activator
  const boot = createStart(dependencies, activator, proposals)
  const { refresh } = boot

  const guard = (by: 'person' | 'itself'): void => guardBuild(dependencies, boot.outcome()?.kind, by)
  const publishFor = createPublishing({ store, takeTurn, boot, guardBuild: guard, liveSeq, commit })

  return {
    boot: () => takeTurn(() => boot.run()),
    bootOutcome: () => boot.outcome(),
    review: async (wanted = {}) => (await proposeChange(wanted)).review,
    ...createStops({ ...dependencies, activator }),
    ...createDraftView({ ...dependencies, activator, compile, liveSeq, refresh: () => takeTurn(refresh) }),
    ...createDue(dependencies, activator, proposals, boot, takeTurn),
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
    baselineConflicts: () => findBaselineConflicts(activator.overlay(), dependencies),
  }
}
