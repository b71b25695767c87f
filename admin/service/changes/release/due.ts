import { randomUUID } from 'node:crypto'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'
import type { Schedule } from '../../../api/scheduleApi.ts'
import type { createTurns } from '../../base/background/createTurns.ts'
import { ConfirmNeeded, NothingToPublish, PublishBlocked } from '../../base/refusals.ts'
import { requireRevisions } from '../../store/requireRevisions.ts'
import type { DueSchedule, NewSchedule } from '../../store/rows/scheduleRows.ts'
import type { RunningTrial, TrialRelease } from '../../store/rows/trialRows.ts'
import type { Activator } from './activate.ts'
import { agreedBy, guardBuild, guardFindings, guardSecondPerson, type SensitiveChange } from './agree.ts'
import type { Proposal, Proposals } from './propose.ts'
import type { ReleaseContext } from './ReleaseContext.ts'
import type { Start } from './start.ts'
import { changedEdits } from './takeBack.ts'

/** The outcome of taking back a change that was out for a while. */
export interface TookBack {
  /** Missing where nothing was left to take back. */
  readonly release?: ReleaseRecord
  /** Facts that keep what somebody made of them meanwhile. */
  readonly left: readonly string[]
}

/** A change as a release over what is live, with its files stored. */
interface BuiltTrial extends Omit<TrialRelease, 'number'> {
  readonly proposal: Proposal
}

/**
 * Releases without a person at the button: schedules and trials. All throw as `publish` does, and `UnknownSchedule` for
 * a schedule that has ended.
 */
export function createDue(
  context: ReleaseContext,
  activator: Activator,
  { proposeChange, proposeTakeBack, awaitStay }: Proposals,
  start: Start,
  takeTurn: ReturnType<typeof createTurns>,
) {
  const { store, format, cache, live, clock } = context

  /**
   * The number that is live now stays so until a release is stored over it, unless another service publishes: then the
   * store refuses it. Beside another build's release, its settings would be another build's, too.
   */
  const inTurn = <Answer>(by: 'person' | 'itself', run: (over: number) => Promise<Answer>): Promise<Answer> =>
    takeTurn(async () => {
      await start.refresh()
      await start.requireWritable()
      guardBuild(context, start.outcome()?.kind, by)
      return run(live.seq())
    })

  /** @param key has no colon, which each key of a request has */
  async function release(
    { overlay, candidate, published, details }: Proposal,
    row: Omit<Parameters<Activator['commit']>[1], 'overlay' | 'kind' | 'published'>,
    more: Readonly<Record<string, unknown>>,
    key: string,
  ): Promise<ReleaseRecord> {
    const whole = { ...row, overlay, kind: 'publish' as const, published }
    const record = await activator.commit(candidate, whole, { ...details, ...more }, key)
    start.clearRefusal(record.seq)
    return record
  }

  /** Refuses whatever a publish of the change would refuse now. */
  async function judge(
    actor: string,
    wanted: { readonly change: string; readonly reviewed: string; readonly acknowledgedWarnings?: readonly string[] },
    isConfirmed: boolean,
  ): Promise<Proposal> {
    const proposal = await proposeChange({ change: wanted.change })
    if (proposal.published.length === 0) throw new NothingToPublish()
    guardFindings(proposal.review, wanted, actor, proposal.persons)
    if (proposal.isSensitive && !isConfirmed) throw new ConfirmNeeded()
    return proposal
  }

  /** Exactly what was reviewed, with the warnings that were accepted then. */
  async function proposeAgain(reviewed: DueSchedule | RunningTrial): Promise<Proposal> {
    const { change, actor, acknowledged, revisions } = reviewed
    const proposal = await proposeChange({ change: change.id })
    requireRevisions(proposal.published, revisions)
    // Whoever scheduled the other was told of this one.
    const warnings = proposal.review.warnings.filter(({ gate }) => gate !== 'schedule')
    guardFindings({ ...proposal.review, warnings }, { acknowledgedWarnings: acknowledged }, actor, proposal.persons)
    return proposal
  }

  async function build(over: number, proposal: Proposal): Promise<BuiltTrial> {
    const { release: built, blockers } = proposal.candidate
    if (built === undefined) throw new PublishBlocked(blockers, [])
    await cache.write(built.files)
    await store.putFiles(built.files)
    return { proposal, sha: built.sha, plan: format.planVersion, over }
  }

  return {
    judge,

    /** Whether a publish of the change asks for the password again. */
    isSensitive: async (change: string): Promise<boolean> => (await proposeChange({ change })).isSensitive,

    publishDue: (schedule: DueSchedule): Promise<ReleaseRecord> =>
      inTurn('itself', async (expectedSeq) => {
        const liveOverlay = activator.overlay()
        const { id, state, at, actor, reason, acknowledged } = schedule
        const proposal = await proposeAgain(schedule)
        const { change, overlay, review, sensitive, persons } = proposal
        const agreed = agreedBy(actor, sensitive, review.approvals, persons)
        const before = agreedBefore(sensitive, await store.agreedValues())
        const edits = changedEdits(liveOverlay, overlay)
        const takeBack = takeBackOf(schedule, { edits, agreed: before }, clock.now())
        const row = {
          actor,
          reason,
          agreed,
          ...(change && { change: change.id }),
          expectedSeq,
          schedule: { id, state, at, ...(takeBack && { takeBack }) },
        }
        return release(proposal, row, { acknowledged, schedule: id }, `schedule ${id}`)
      }),

    /**
     * Puts back what was live before. As for a rollback, that needs no second person, and warnings hold nothing back but
     * those about other schedules:
     * each value was live until the change went out. `person` is who does it before its moment.
     */
    takeBack: (
      schedule: DueSchedule,
      person?: {
        readonly name: string
        readonly isConfirmed: boolean
        /** Ids of the warnings about other schedules that were ticked. */
        readonly acknowledged: readonly string[]
      },
    ): Promise<TookBack> =>
      inTurn(person === undefined ? 'itself' : 'person', async (expectedSeq) => {
        const { id, state, at } = schedule
        const { left, ...proposal } = await proposeTakeBack(schedule)
        if (left.length === schedule.edits.length) return { left }
        if (proposal.isSensitive && person?.isConfirmed === false) throw new ConfirmNeeded()
        const { blockers, warnings } = proposal.review
        const open = warnings.filter(
          (warning) => warning.gate === 'schedule' && person?.acknowledged.includes(warning.id) === false,
        )
        if (blockers.length > 0 || open.length > 0) throw new PublishBlocked(blockers, open)
        const put = new Set(proposal.sensitive.map(({ fact }) => fact))
        const row = {
          actor: person?.name ?? schedule.actor,
          reason: `Taken back: ${schedule.reason}`,
          agreed: schedule.agreed.filter(({ fact }) => put.has(fact)).map((value) => ({ ...value, isAgreed: true })),
          expectedSeq,
          schedule: { id, state, at },
        }
        return { release: await release(proposal, row, { schedule: id }, `schedule ${id}`), left }
      }),

    /** Throws `NotSecondPerson` where what is not taken back needs a second person, who this one is not. */
    async guardStay(schedule: DueSchedule, actor: string): Promise<void> {
      const { secondPersonFor, persons } = await awaitStay(schedule)
      guardSecondPerson(secondPersonFor, actor, persons)
    },

    /** Refuses as `judge` does. */
    buildTrial: (...wanted: Parameters<typeof judge>): Promise<BuiltTrial> =>
      inTurn('itself', async (over) => build(over, await judge(...wanted))),

    /** Over what is live now; undefined where it is built over that. */
    rebuildTrial: (trial: RunningTrial): Promise<BuiltTrial | undefined> =>
      inTurn('itself', async (over) => (trial.over === over ? undefined : build(over, await proposeAgain(trial)))),

    /** Throws what a publish of it would be refused for now, such as an approval that was withdrawn. */
    judgeTried: (trial: RunningTrial): Promise<void> => inTurn('itself', async () => void (await proposeAgain(trial))),

    /** For everybody, when its last step is over. */
    publishTried: (trial: RunningTrial): Promise<ReleaseRecord> =>
      inTurn('itself', async (expectedSeq) => {
        const proposal = await proposeAgain(trial)
        const { id, number, change, actor, reason, acknowledged } = trial
        const agreed = agreedBy(actor, proposal.sensitive, proposal.review.approvals, proposal.persons)
        const row = { actor, reason, agreed, change: change.id, expectedSeq, trial: { id, number } }
        return release(proposal, row, { acknowledged, trial: id }, `trial ${id}`)
      }),

    /** Phones hear what the store has of it now. Not in turn: a trial that has halted waits for no publish. */
    showTrial: (): Promise<void> => activator.showStored(),
  }
}

/** The schedule that takes a change back that goes out now, if it was told to. */
function takeBackOf(
  { kind, change, actor, reason, takeBackAt, zone, tolerance }: Schedule,
  brought: Pick<NewSchedule, 'edits' | 'agreed'>,
  now: number,
): NewSchedule | undefined {
  if (kind !== 'publish' || takeBackAt === undefined) return undefined
  const told = { change: change.id, actor, reason, zone, tolerance, acknowledged: [], ...brought }
  return { ...told, id: randomUUID(), kind: 'take-back', createdAt: new Date(now).toISOString(), at: takeBackAt }
}

/** The values that amounts are compared with until they change: what two people agreed on, or the one that is live. */
const agreedBefore = (sensitive: readonly SensitiveChange[], agreed: ReadonlyMap<string, unknown>) =>
  sensitive
    .filter(({ rule }) => rule === 'large')
    .map(({ fact, before }) => ({ fact, value: agreed.has(fact) ? agreed.get(fact) : before }))
