import { randomUUID } from 'node:crypto'
import type { HaltReason, PhonesOf, Trial } from '../../../api/trialApi.ts'
import { readPersons } from '../../people/readPersons.ts'
import { auditEntry } from '../../base/audit/auditEntry.ts'
import { countedSince } from './createPhoneCounter.ts'
import { DraftChanged, PublishBlocked, ReleaseMoved, UnknownChange } from '../../base/refusals.ts'
import type { Publisher } from '../release/publish.ts'
import type { Store } from '../../store/Store.ts'
import type { RunningTrial } from '../../store/TrialStore.ts'
import { growTrial, isGrown } from './growTrial.ts'
import { judgeTrial } from './judgeTrial.ts'
import { UnknownTrial } from '../../base/trialRefusals.ts'

export interface TrialRunnerDependencies {
  readonly store: Store
  readonly publisher: Pick<Publisher, 'liveSeq' | 'rebuildTrial' | 'judgeTried' | 'publishTried' | 'showTrial'>
  readonly clock: { now(): number }
  /** Whether a webhook is told. */
  readonly announces: boolean
}

type Counts = Pick<NonNullable<Trial['halted']>, 'tried' | 'others'>
type Findings = Pick<NonNullable<Trial['halted']>, 'blockers' | 'warnings'>

/** A step that is later than this was due while no service ran. */
const UNWATCHED = 60_000

const nobody: PhonesOf = { phones: 0, faulty: 0, refused: 0 }
const noFindings: Findings = { blockers: [], warnings: [] }

/**
 * Watches the trial that runs: halts it where its phones fare worse than the others, builds it again over a release that
 * went live meanwhile, lets its share grow, and takes its next step when that is due and enough phones were counted.
 * Several services may do so at once: the store takes each step once.
 * @returns one round
 */
export function createTrialRunner({
  store,
  publisher,
  clock,
  announces,
}: TrialRunnerDependencies): () => Promise<void> {
  const makeEntry = auditEntry(clock)
  const entryOf = ({ change }: Trial, action: string, details: Readonly<Record<string, unknown>>) =>
    makeEntry('system', action, `change:${change.id}`, { name: change.name, owner: change.owner, ...details })

  async function halt(trial: RunningTrial, reason: HaltReason, counts: Counts, found = noFindings): Promise<void> {
    const { id, number, change, share } = trial
    const findings = [...found.blockers, ...found.warnings].map(({ code, message }) => ({ code, message }))
    const details = { share, why: reason, ...counts, findings }
    const audit = entryOf(trial, 'trial.halt', details)
    const data = { trial: id, change, ...details, path: `/#/review?change=${change.id}` }
    const message = { id: randomUUID(), body: { type: 'trial.halted', timestamp: audit.at, data } }
    await store.haltTrial(
      id,
      number,
      { at: audit.at, reason, ...counts, ...found },
      {
        audit,
        ...(announces && { message }),
      },
    )
    await publisher.showTrial()
  }

  async function countPhones({ number, over }: RunningTrial): Promise<Required<Counts>> {
    const shown = await store.countPhones(countedSince(clock.now()))
    const of = (seq: number): PhonesOf => {
      const { phones, faulty, refused } = shown.find((one) => one.seq === seq) ?? nobody
      return { phones, faulty, refused }
    }
    return { tried: of(number), others: of(over) }
  }

  /** Answers whether it had to be built again. */
  async function rebuild(trial: RunningTrial): Promise<boolean> {
    if (trial.over === publisher.liveSeq()) return false
    const built = await publisher.rebuildTrial(trial)
    if (built === undefined) return false
    const { proposal: _, ...release } = built
    // Nobody has watched it: its share grows again, and its time begins anew.
    const { shown, dueAt } = growTrial({ ...trial, shown: 0 }, clock.now())
    const again = { ...release, shown, ...(dueAt !== undefined && { dueAt }) }
    await store.rebuildTrial(trial.id, trial.number, again, entryOf(trial, 'trial.rebuild', { over: release.over }))
    await publisher.showTrial()
    return true
  }

  async function takeStep(trial: RunningTrial): Promise<void> {
    if (!(await readPersons(store, clock.now())).mayApprove(trial.actor)) return halt(trial, 'not-allowed', {})
    const next = trial.shares.find((share) => share > trial.share)
    if (next === undefined) {
      await publisher.publishTried(trial)
      return
    }
    await publisher.judgeTried(trial)
    const audit = entryOf(trial, 'trial.step', { share: next })
    if (await store.moveTrial(trial.id, trial, growTrial({ ...trial, share: next }, clock.now()), audit))
      await publisher.showTrial()
  }

  /** Once grown, its time to the next step begins anew. */
  async function grow(trial: RunningTrial): Promise<void> {
    const now = clock.now()
    const isMoved = await store.moveTrial(trial.id, trial, growTrial(trial, now), { at: new Date(now).toISOString() })
    if (isMoved) await publisher.showTrial()
  }

  async function watch(trial: RunningTrial): Promise<void> {
    if (await rebuild(trial)) return
    const counts = await countPhones(trial)
    const verdict = judgeTrial(counts.tried, counts.others, trial.halts)
    if (verdict !== undefined) return halt(trial, verdict, counts)
    const late = clock.now() - Date.parse(trial.dueAt ?? '')
    if (!(late >= 0)) return
    if (!isGrown(trial)) return grow(trial)
    // Nobody knows how a release fares that hardly anybody plays, or that nobody watched.
    return counts.tried.phones >= trial.halts.phones && late < UNWATCHED ? takeStep(trial) : grow(trial)
  }

  return async () => {
    const trial = await store.runningTrial()
    if (trial === undefined) return
    try {
      await watch(trial)
    } catch (error) {
      if (error instanceof PublishBlocked)
        return halt(trial, 'blocked', {}, { blockers: error.blockers, warnings: error.warnings })
      if (error instanceof DraftChanged || error instanceof UnknownChange) return halt(trial, 'edited', {})
      // Another service was faster, or somebody ended it.
      if (!(error instanceof ReleaseMoved || error instanceof UnknownTrial)) throw error
    }
  }
}
