import { randomInt, randomUUID } from 'node:crypto'
import { isIn, type OpenChange } from '../../../api/changeApi.ts'
import { type HaltReason, type PhonesOf, sharedByAll, type Trial, type TrialRequest } from '../../../api/trialApi.ts'
import { auditEntry } from '../../base/audit/auditEntry.ts'
import type { Clock } from '../../base/Clock.ts'
import type { Actor } from '../../base/people/Actor.ts'
import { isLower } from '../../base/people/roles.ts'
import { DraftChanged, NotYourChange, PublishBlocked, ReleaseMoved, UnknownChange } from '../../base/refusals.ts'
import { TrialRefused, UnknownTrial } from '../../base/trialRefusals.ts'
import { readPersons } from '../../people/readPersons.ts'
import { findChange } from '../release/findChange.ts'
import type { Publisher } from '../release/publish.ts'
import type { Store } from '../../store/Store.ts'
import type { RunningTrial, TrialStep } from '../../store/rows/trialRows.ts'
import { countedSince } from './createPhoneCounter.ts'
import { compareShares } from './shareInterval.ts'

const MINUTE = 60_000
/** A share grows over about half a minute: what breaks is taken back before all of its phones have it. */
const GROWTHS = 5
const GROW_MS = 6_000
/** A step that is later than this was due while no service ran. */
const UNWATCHED = MINUTE

type Counts = Pick<NonNullable<Trial['halted']>, 'tried' | 'others'>
type Findings = Pick<NonNullable<Trial['halted']>, 'blockers' | 'warnings'>

const nobody: PhonesOf = { phones: 0, faulty: 0, refused: 0 }
const noFindings: Findings = { blockers: [], warnings: [] }

export type Trials = ReturnType<typeof createTrials>

/** Changes that a share of the devices plays first: started, widened, ended, and watched meanwhile. */
export function createTrials({
  store,
  publisher,
  countedPhones,
  clock,
  announces,
}: {
  readonly store: Store
  readonly publisher: Publisher
  /** The share of open apps that say what they show, from 0 to 1. */
  readonly countedPhones: number
  readonly clock: Clock
  /** Whether a webhook is told of a halt. */
  readonly announces: boolean
}) {
  const makeEntry = auditEntry(clock)
  const systemEntry = ({ change }: Trial, action: string, details: Readonly<Record<string, unknown>>) =>
    makeEntry('system', action, `change:${change.id}`, { name: change.name, owner: change.owner, ...details })

  async function findTriable(id: string): Promise<OpenChange> {
    const found = findChange(await store.changes(), { change: id })
    if (found === undefined) throw new UnknownChange(id)
    const facts = sharedByAll(found.edits.map(({ fact }) => fact))
    if (facts.length > 0) throw new TrialRefused('feed', { facts })
    return found
  }

  async function find(id: string): Promise<Trial> {
    const found = (await store.trials()).find((trial) => trial.id === id)
    if (found === undefined) throw new UnknownTrial(id)
    return found
  }

  /**
   * Passes the gates as a publish of the change would, and freezes it. Throws as `publish` does, and `TrialRefused`.
   */
  async function start(actor: Actor, named: string, request: TrialRequest, isConfirmed: boolean): Promise<Trial> {
    const { reason, shares, every, halts, reviewed, acknowledgedWarnings: acknowledged = [] } = request
    const [first = 0] = shares
    if (shares.some((share, index) => share <= (shares[index - 1] ?? 0))) throw new TrialRefused('order')
    if (countedPhones === 0) throw new TrialRefused('not-counted')
    if ((await store.runningTrial()) !== undefined) throw new TrialRefused('running')
    const { id: change, name, owner } = await findTriable(named)
    const wanted = { change, reviewed, acknowledgedWarnings: acknowledged }
    const { proposal, ...built } = await publisher.buildTrial(actor.name, wanted, isConfirmed)
    const steps = { shares, ...(every !== undefined && { every }), halts }
    const details = { name, owner, ...steps, acknowledged }
    const audit = { ...makeEntry(actor.name, 'trial.start', `change:${change}`, details), reason }
    const id = randomUUID()
    const grown = growTrial({ ...steps, share: first, shown: 0 }, clock.now())
    await store.addTrial(
      {
        id,
        change,
        actor: actor.name,
        reason,
        createdAt: audit.at,
        ...steps,
        ...grown,
        ...built,
        acknowledged,
        salt: randomInt(10_000),
      },
      proposal.published,
      audit,
    )
    await publisher.showTrial()
    return find(id)
  }

  /** Throws `UnknownTrial` where it does not run, `TrialRefused`, and what a publish of it would throw now. */
  async function widen(actor: Actor, id: string, share: number): Promise<Trial> {
    const trial = await store.runningTrial()
    if (trial?.id !== id) throw new UnknownTrial(id)
    if (share <= trial.share) throw new TrialRefused('smaller')
    await publisher.judgeTried(trial)
    const { change } = trial
    const details = { name: change.name, owner: change.owner, share }
    const audit = makeEntry(actor.name, 'trial.widen', `change:${change.id}`, details)
    const isMoved = await store.moveTrial(id, trial, growTrial({ ...trial, share }, clock.now()), audit)
    // It has grown at the same moment, or is over.
    if (!isMoved) return widen(actor, id, share)
    await publisher.showTrial()
    return find(id)
  }

  /** By those who are in the change, and publishers: throws `NotYourChange`. Answers whether there was one. */
  async function end(actor: Actor, id: string): Promise<boolean> {
    const trial = (await store.trials()).find((one) => one.id === id)
    if (trial === undefined) return false
    const { change, share } = trial
    if (isLower(actor.role, 'publisher')) {
      const open = (await store.changes()).find((one) => one.id === change.id)
      if (open === undefined || !isIn(open, actor.name)) throw new NotYourChange(change.owner)
    }
    const details = { name: change.name, owner: change.owner, share, why: trial.state }
    const isEnded = await store.endTrial(id, makeEntry(actor.name, 'trial.end', `change:${change.id}`, details))
    await publisher.showTrial()
    return isEnded
  }

  /**
   * One round for the trial that runs: halts it where its phones fare worse than the others, builds it again over a
   * release that went live meanwhile, lets its share grow, and takes its next step when that is due and enough phones were
   * counted. Several services may do so at once: the store takes each step once.
   */
  async function watch(): Promise<void> {
    const trial = await store.runningTrial()
    if (trial === undefined) return
    try {
      if (await rebuild(trial)) return
      const counts = await countPhones(trial)
      const verdict = judgeTrial(counts.tried, counts.others, trial.halts)
      if (verdict !== undefined) return await halt(trial, verdict, counts)
      const late = clock.now() - Date.parse(trial.dueAt ?? '')
      if (!(late >= 0)) return
      // Nobody knows how a release fares that hardly anybody plays, or that nobody watched.
      const isKnown = counts.tried.phones >= trial.halts.phones && late < UNWATCHED
      await (isGrown(trial) && isKnown ? takeStep(trial) : grow(trial))
    } catch (error) {
      if (error instanceof PublishBlocked)
        return halt(trial, 'blocked', {}, { blockers: error.blockers, warnings: error.warnings })
      if (error instanceof DraftChanged || error instanceof UnknownChange) return halt(trial, 'edited', {})
      // Another service was faster, or somebody ended it.
      if (!(error instanceof ReleaseMoved || error instanceof UnknownTrial)) throw error
    }
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
    await store.rebuildTrial(trial.id, trial.number, again, systemEntry(trial, 'trial.rebuild', { over: release.over }))
    await publisher.showTrial()
    return true
  }

  async function countPhones({ number, over }: RunningTrial): Promise<Required<Counts>> {
    const shown = await store.countPhones(countedSince(clock.now()))
    const of = (seq: number): PhonesOf => {
      const { phones, faulty, refused } = shown.find((one) => one.seq === seq) ?? nobody
      return { phones, faulty, refused }
    }
    return { tried: of(number), others: of(over) }
  }

  async function takeStep(trial: RunningTrial): Promise<void> {
    if (!(await readPersons(store, clock.now())).mayApprove(trial.actor)) return halt(trial, 'not-allowed', {})
    const next = trial.shares.find((share) => share > trial.share)
    if (next === undefined) {
      await publisher.publishTried(trial)
      return
    }
    await publisher.judgeTried(trial)
    const audit = systemEntry(trial, 'trial.step', { share: next })
    if (await store.moveTrial(trial.id, trial, growTrial({ ...trial, share: next }, clock.now()), audit))
      await publisher.showTrial()
  }

  /** Once grown, its time to the next step begins anew. */
  async function grow(trial: RunningTrial): Promise<void> {
    const now = clock.now()
    const isMoved = await store.moveTrial(trial.id, trial, growTrial(trial, now), { at: new Date(now).toISOString() })
    if (isMoved) await publisher.showTrial()
  }

  async function halt(trial: RunningTrial, reason: HaltReason, counts: Counts, found = noFindings): Promise<void> {
    const { id, number, change, share } = trial
    const findings = [...found.blockers, ...found.warnings].map(({ code, message }) => ({ code, message }))
    const details = { share, why: reason, ...counts, findings }
    const audit = systemEntry(trial, 'trial.halt', details)
    const data = { trial: id, change, ...details, path: `/#/changes/${change.id}` }
    const message = { id: randomUUID(), body: { type: 'trial.halted', timestamp: audit.at, data } }
    const halted = { at: audit.at, reason, ...counts, ...found }
    await store.haltTrial(id, number, halted, { audit, ...(announces && { message }) })
    await publisher.showTrial()
  }

  return { start, widen, end, watch }
}

/** Of ten thousand. */
const wholeOf = (share: number): number => share * 100

/** Whether all devices of its share play it. */
const isGrown = ({ share, shown }: Pick<Trial, 'share' | 'shown'>): boolean => shown >= wholeOf(share)

/** A trial after it has grown once towards its share, from so many of ten thousand devices. */
function growTrial({ share, shown, every }: Pick<Trial, 'share' | 'shown' | 'every'>, now: number): TrialStep {
  const grown = Math.min(wholeOf(share), shown + Math.ceil(wholeOf(share) / GROWTHS))
  const wait = grown < wholeOf(share) ? GROW_MS : every === undefined ? undefined : every * MINUTE
  return { share, shown: grown, ...(wait !== undefined && { dueAt: new Date(now + wait).toISOString() }) }
}

/** Standard errors: a good release is hardly ever taken for a bad one, however often one looks. */
const SURE = 3

/**
 * Whether a trial has to halt: on enough phones, something fails, or money is refused, more often than on the others, by
 * more than the allowed percentage points and more than chance explains (interval of Agresti and Caffo, 2000).
 */
export function judgeTrial(
  tried: PhonesOf,
  others: PhonesOf,
  { phones, points }: Trial['halts'],
): 'faulty' | 'refused' | undefined {
  if (tried.phones < phones) return undefined
  return (['faulty', 'refused'] as const).find((what) => {
    // Too few others to compare with count as healthy: rather one halt too many.
    const there = others.phones < phones ? undefined : { count: others[what], of: others.phones }
    const { difference, error } = compareShares({ count: tried[what], of: tried.phones }, there)
    const atLeast = difference - SURE * error
    return atLeast > points / 100
  })
}
