import { randomUUID } from 'node:crypto'
import type { Schedule, TakenBack } from '../../api/scheduleApi.ts'
import type { OverlayEdit } from '../../api/edits.ts'
import type { ReleaseRecord } from '../../api/releaseApi.ts'
import { sameValue } from '../../../src/format/sameValue.ts'
import { ConfirmNeeded, NothingToPublish, PublishBlocked } from '../refusals.ts'
import type { DueSchedule, NewSchedule } from '../store/ScheduleStore.ts'
import type { createBoot } from './createBoot.ts'
import type { GuardBuild } from './createBuildGuard.ts'
import type { Commit } from './createCommit.ts'
import type { Proposal, Proposals } from './createProposals.ts'
import type { createTurns } from './createTurns.ts'
import { guardFindings } from './guardFindings.ts'
import type { PublisherDependencies } from './Publisher.ts'

/** What became of a change that was out for a while. */
export interface TookBack {
  /** Missing where nothing was left to take back. */
  readonly release?: ReleaseRecord
  /** Facts that keep what somebody made of them meanwhile. */
  readonly left: readonly string[]
}

/** Releases without a person at the button. All throw as `publish` does, and `UnknownSchedule` for one that has ended. */
export interface DuePublishing {
  /** Whatever a publish of the change would refuse now is refused. */
  judge(
    actor: string,
    wanted: { readonly change: string; readonly reviewed: string; readonly acknowledgedWarnings?: readonly string[] },
    isConfirmed: boolean,
  ): Promise<Proposal>
  publishDue(schedule: DueSchedule): Promise<ReleaseRecord>
  /**
   * Puts back what was live before. As for a rollback, that needs no second person, and warnings hold nothing back: each
   * value was live until the change went out.
   */
  takeBack(schedule: Schedule, actor: string, isConfirmed: boolean): Promise<TookBack>
}

export interface DueDependencies extends Pick<PublisherDependencies, 'clock'> {
  readonly takeTurn: ReturnType<typeof createTurns>
  readonly boot: Pick<ReturnType<typeof createBoot>, 'clearRefusal'>
  /** Shows what another service published: whether something moved is judged by what is live. */
  readonly refresh: () => Promise<void>
  readonly guardBuild: GuardBuild
  readonly liveSeq: () => number
  readonly liveOverlay: () => readonly OverlayEdit[]
  readonly proposals: Pick<Proposals, 'proposeChange' | 'proposeTakeBack'>
  readonly commit: Commit
}

export function createDuePublishing(dependencies: DueDependencies): DuePublishing {
  const { clock, takeTurn, boot, refresh, guardBuild, liveSeq, liveOverlay, proposals, commit } = dependencies

  async function release(schedule: Schedule, actor: string, proposal: Proposal, more: object): Promise<ReleaseRecord> {
    const { overlay, candidate, change, published, details } = proposal
    const takeBack = takeBackOf(schedule, liveOverlay(), overlay, clock.now())
    const row = {
      overlay,
      kind: 'publish' as const,
      actor,
      reason: schedule.reason,
      published,
      ...(change && { change: change.id }),
      expectedSeq: liveSeq(),
      schedule: { id: schedule.id, ...(takeBack && { takeBack }) },
    }
    // A key of a request has a colon.
    const record = await commit(
      candidate,
      row,
      { ...details, ...more, schedule: schedule.id },
      `schedule ${schedule.id}`,
    )
    boot.clearRefusal(record.seq)
    return record
  }

  const inTurn = <Answer>(run: () => Promise<Answer>): Promise<Answer> =>
    takeTurn(async () => {
      await refresh()
      guardBuild()
      return run()
    })

  return {
    async judge(actor, { change, reviewed, acknowledgedWarnings = [] }, isConfirmed) {
      const proposal = await proposals.proposeChange({ change })
      if (proposal.published.length === 0) throw new NothingToPublish()
      const request = { reason: '', expectedSeq: liveSeq(), reviewed, acknowledgedWarnings }
      guardFindings(proposal.review, request, actor, proposal.persons)
      if (proposal.isSensitive && !isConfirmed) throw new ConfirmNeeded()
      return proposal
    },

    publishDue: (schedule) =>
      inTurn(async () => {
        const { actor, reason, acknowledged } = schedule
        const proposal = await proposals.proposeChange({ change: schedule.change.id })
        if (proposal.published.length === 0) throw new NothingToPublish()
        const request = { reason, expectedSeq: liveSeq(), acknowledgedWarnings: acknowledged }
        guardFindings(proposal.review, request, actor, proposal.persons)
        return release(schedule, actor, proposal, { acknowledged })
      }),

    takeBack: (schedule, actor, isConfirmed) =>
      inTurn(async () => {
        const { left, ...proposal } = await proposals.proposeTakeBack(schedule)
        if (left.length === schedule.edits.length) return { left }
        if (proposal.isSensitive && !isConfirmed) throw new ConfirmNeeded()
        const { blockers } = proposal.review
        if (blockers.length > 0) throw new PublishBlocked(blockers, [])
        return { release: await release(schedule, actor, proposal, {}), left }
      }),
  }
}

/** What takes a change back that goes out now, if it was told to. */
function takeBackOf(
  { kind, change, actor, reason, takeBackAt, zone, tolerance }: Schedule,
  before: readonly OverlayEdit[],
  after: readonly OverlayEdit[],
  now: number,
): NewSchedule | undefined {
  if (kind !== 'publish' || takeBackAt === undefined) return undefined
  return {
    id: randomUUID(),
    kind: 'take-back',
    change: change.id,
    actor,
    reason,
    createdAt: new Date(now).toISOString(),
    at: takeBackAt,
    zone,
    tolerance,
    acknowledged: [],
    edits: changedEdits(before, after),
  }
}

function changedEdits(before: readonly OverlayEdit[], after: readonly OverlayEdit[]): readonly TakenBack[] {
  const [was, is] = [before, after].map((edits) => new Map(edits.map((edit) => [edit.fact, edit])))
  const facts = [...new Set([...before, ...after].map(({ fact }) => fact))].toSorted()
  return facts
    .map((fact) => ({ fact, before: was?.get(fact) ?? null, after: is?.get(fact) ?? null }))
    .filter((edit) => !sameValue(edit.before, edit.after))
}
