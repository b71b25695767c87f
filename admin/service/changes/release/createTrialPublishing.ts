import { PublishBlocked } from '../../base/refusals.ts'
import type { RunningTrial, TrialRelease } from '../../store/TrialStore.ts'
import { agreedBy, guardFindings } from './agree.ts'
import type { DueDependencies, DuePublishing } from './createDuePublishing.ts'
import type { Proposal } from './propose.ts'
import type { Activator } from './activate.ts'
import type { ReleaseContext } from './ReleaseContext.ts'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'
import { requireRevisions } from '../../store/requireRevisions.ts'

/** A change as a release over what is live, with its files stored. */
interface BuiltTrial extends Omit<TrialRelease, 'number'> {
  readonly proposal: Proposal
}

export interface TrialPublishing {
  /** Whatever a publish of the change would refuse now is refused. */
  buildTrial(...wanted: Parameters<DuePublishing['judge']>): Promise<BuiltTrial>
  /** Over what is live now; undefined where it is built over that. Throws as `publishDue` does. */
  rebuildTrial(trial: RunningTrial): Promise<BuiltTrial | undefined>
  /** Throws what a publish of it would be refused for now, such as an approval that was withdrawn. */
  judgeTried(trial: RunningTrial): Promise<void>
  /** For everybody, when its last step is over. Throws as `publishDue` does. */
  publishTried(trial: RunningTrial): Promise<ReleaseRecord>
  /** Phones hear what the store has of it now. */
  showTrial(): Promise<void>
}

export interface TrialPublishingDependencies extends DueDependencies, Pick<ReleaseContext, 'format' | 'cache'> {
  readonly activator: Pick<Activator, 'showStored'>
  readonly duePublishing: Pick<DuePublishing, 'judge'>
}

export function createTrialPublishing(dependencies: TrialPublishingDependencies): TrialPublishing {
  const { store, format, cache, takeTurn, boot, refresh, guardBuild, liveSeq } = dependencies
  const { proposals, commit, activator, duePublishing } = dependencies

  /** What is live now stays so while `run` works, unless another service publishes. */
  const inTurn = <Answer>(run: (over: number) => Promise<Answer>): Promise<Answer> =>
    takeTurn(async () => {
      await refresh()
      // Beside another build's release its settings would be another build's, too.
      guardBuild('itself')
      return run(liveSeq())
    })

  async function build(over: number, proposal: Proposal): Promise<BuiltTrial> {
    const { release, blockers } = proposal.candidate
    if (release === undefined) throw new PublishBlocked(blockers, [])
    await cache.write(release.files)
    await store.putFiles(release.files)
    return { proposal, sha: release.sha, plan: format.planVersion, over }
  }

  /** Exactly what was reviewed, with the warnings that were accepted then. */
  async function proposeAgain({ change, actor, acknowledged, revisions }: RunningTrial): Promise<Proposal> {
    const proposal = await proposals.proposeChange({ change: change.id })
    requireRevisions(proposal.published, revisions)
    guardFindings(proposal.review, { acknowledgedWarnings: acknowledged }, actor, proposal.persons)
    return proposal
  }

  return {
    buildTrial: (...wanted) => inTurn(async (over) => build(over, await duePublishing.judge(...wanted))),

    rebuildTrial: (trial) =>
      inTurn(async (over) => (trial.over === over ? undefined : build(over, await proposeAgain(trial)))),

    publishTried: (trial) =>
      inTurn(async (expectedSeq) => {
        const { overlay, candidate, published, sensitive, review, persons, details } = await proposeAgain(trial)
        const { id, number, change, actor, reason, acknowledged } = trial
        const agreed = agreedBy(actor, sensitive, review.approvals, persons)
        const row = {
          overlay,
          kind: 'publish' as const,
          actor,
          reason,
          published,
          change: change.id,
          expectedSeq,
          agreed,
          trial: { id, number },
        }
        // A key of a request has a colon.
        const record = await commit(candidate, row, { ...details, acknowledged, trial: id }, `trial ${id}`)
        boot.clearRefusal(record.seq)
        return record
      }),

    judgeTried: (trial) => inTurn(async () => void (await proposeAgain(trial))),

    // Not in turn: a trial that has halted waits for no publish.
    showTrial: () => activator.showStored(),
  }
}
