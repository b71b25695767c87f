import { randomUUID } from 'node:crypto'
import type { Schedule } from '../../../api/scheduleApi.ts'
import type { OverlayEdit } from '../../../api/edits.ts'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'
import { sameValue } from '../../../../src/format/sameValue.ts'
import { ConfirmNeeded, NothingToPublish, PublishBlocked } from '../../base/refusals.ts'
import type { DueSchedule, NewSchedule, TakenBack } from '../../store/ScheduleStore.ts'
import type { NewRelease } from '../../store/Store.ts'
import { agreedBy, guardFindings, type SensitiveChange } from './agree.ts'
import type { Start } from './start.ts'
import type { Activator } from './activate.ts'
import type { Proposal, Proposals } from './propose.ts'
import type { createTurns } from '../../base/background/createTurns.ts'
import type { ReleaseContext } from './ReleaseContext.ts'
import { requireRevisions } from '../../store/requireRevisions.ts'

/** What became of a change that was out for a while. */
export interface TookBack {
  /** Missing where nothing was left to take back. */
  readonly release?: ReleaseRecord
  /** Facts that keep what somebody made of them meanwhile. */
  readonly left: readonly string[]
}

/** What is live while a release is prepared. */
interface Ground {
  readonly seq: number
  readonly overlay: readonly OverlayEdit[]
}

interface Person {
  readonly name: string
  readonly isConfirmed: boolean
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
   * value was live until the change went out. `person` is who does it before its moment.
   */
  takeBack(schedule: DueSchedule, person?: Person): Promise<TookBack>
}

export interface DueDependencies extends Pick<ReleaseContext, 'store' | 'clock'> {
  readonly takeTurn: ReturnType<typeof createTurns>
  readonly boot: Pick<Start, 'clearRefusal'>
  /** Shows what another service published: whether something moved is judged by what is live. */
  readonly refresh: () => Promise<void>
  readonly guardBuild: (by: 'person' | 'itself') => void
  readonly liveSeq: () => number
  readonly liveOverlay: () => readonly OverlayEdit[]
  readonly proposals: Pick<Proposals, 'proposeChange' | 'proposeTakeBack'>
  readonly commit: Activator['commit']
}

export function createDuePublishing(dependencies: DueDependencies): DuePublishing {
  const { store, clock, takeTurn, boot, refresh, guardBuild, liveSeq, liveOverlay, proposals, commit } = dependencies

  /** What is live now stays the ground until it is stored: whoever publishes or stops meanwhile makes it begin again. */
  const inTurn = <Answer>(by: 'person' | 'itself', run: (from: Ground) => Promise<Answer>): Promise<Answer> =>
    takeTurn(async () => {
      await refresh()
      guardBuild(by)
      return run({ seq: liveSeq(), overlay: liveOverlay() })
    })

  async function release(
    { id, state }: Schedule,
    from: Ground,
    { overlay, candidate, change, published, details }: Proposal,
    told: Pick<NewRelease, 'actor' | 'reason'> & { readonly agreed: NonNullable<NewRelease['agreed']> },
    { takeBack, ...more }: { readonly takeBack?: NewSchedule | undefined; readonly acknowledged?: readonly string[] },
  ): Promise<ReleaseRecord> {
    const row = {
      ...told,
      overlay,
      kind: 'publish' as const,
      published,
      ...(change && { change: change.id }),
      expectedSeq: from.seq,
      schedule: { id, state, ...(takeBack && { takeBack }) },
    }
    // A key of a request has a colon.
    const record = await commit(candidate, row, { ...details, ...more, schedule: id }, `schedule ${id}`)
    boot.clearRefusal(record.seq)
    return record
  }

  return {
    async judge(actor, { change, reviewed, acknowledgedWarnings = [] }, isConfirmed) {
      const proposal = await proposals.proposeChange({ change })
      if (proposal.published.length === 0) throw new NothingToPublish()
      guardFindings(proposal.review, { reviewed, acknowledgedWarnings }, actor, proposal.persons)
      if (proposal.isSensitive && !isConfirmed) throw new ConfirmNeeded()
      return proposal
    },

    publishDue: (schedule) =>
      inTurn('itself', async (from) => {
        const { actor, reason, acknowledged } = schedule
        const proposal = await proposals.proposeChange({ change: schedule.change.id })
        requireRevisions(proposal.published, schedule.revisions)
        const { review, sensitive, persons } = proposal
        guardFindings(review, { acknowledgedWarnings: acknowledged }, actor, persons)
        const agreed = agreedBy(actor, sensitive, review.approvals, persons)
        const before = agreedBefore(sensitive, await store.agreedValues())
        const edits = changedEdits(from.overlay, proposal.overlay)
        const takeBack = takeBackOf(schedule, { edits, agreed: before }, clock.now())
        return release(schedule, from, proposal, { actor, reason, agreed }, { takeBack, acknowledged })
      }),

    takeBack: (schedule, person) =>
      inTurn(person === undefined ? 'itself' : 'person', async (from) => {
        const { left, ...proposal } = await proposals.proposeTakeBack(schedule)
        if (left.length === schedule.edits.length) return { left }
        if (proposal.isSensitive && person?.isConfirmed === false) throw new ConfirmNeeded()
        const { blockers } = proposal.review
        if (blockers.length > 0) throw new PublishBlocked(blockers, [])
        const put = new Set(proposal.sensitive.map(({ fact }) => fact))
        const told = {
          actor: person?.name ?? schedule.actor,
          reason: `Taken back: ${schedule.reason}`,
          agreed: schedule.agreed.filter(({ fact }) => put.has(fact)).map((value) => ({ ...value, isAgreed: true })),
        }
        return { release: await release(schedule, from, proposal, told, {}), left }
      }),
  }
}

/** What takes a change back that goes out now, if it was told to. */
function takeBackOf(
  { kind, change, actor, reason, takeBackAt, zone, tolerance }: Schedule,
  brought: Pick<NewSchedule, 'edits' | 'agreed'>,
  now: number,
): NewSchedule | undefined {
  if (kind !== 'publish' || takeBackAt === undefined) return undefined
  const told = { change: change.id, actor, reason, zone, tolerance, acknowledged: [], ...brought }
  return { ...told, id: randomUUID(), kind: 'take-back', createdAt: new Date(now).toISOString(), at: takeBackAt }
}

/** What amounts are compared with until they change: what two people agreed on, or the one that is live. */
const agreedBefore = (sensitive: readonly SensitiveChange[], agreed: ReadonlyMap<string, unknown>) =>
  sensitive
    .filter(({ rule }) => rule === 'large')
    .map(({ fact, before }) => ({ fact, value: agreed.has(fact) ? agreed.get(fact) : before }))

function changedEdits(before: readonly OverlayEdit[], after: readonly OverlayEdit[]): readonly TakenBack[] {
  const [was, is] = [before, after].map((edits) => new Map(edits.map((edit) => [edit.fact, edit])))
  const facts = [...new Set([...before, ...after].map(({ fact }) => fact))].toSorted()
  return facts
    .map((fact) => ({ fact, before: was?.get(fact) ?? null, after: is?.get(fact) ?? null }))
    .filter((edit) => !sameValue(edit.before, edit.after))
}
