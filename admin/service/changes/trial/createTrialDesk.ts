import { randomInt, randomUUID } from 'node:crypto'
import { isIn, type OpenChange } from '../../../api/changeApi.ts'
import { sharedByAll, type Trial, type TrialRequest } from '../../../api/trialApi.ts'
import type { Actor } from '../../base/people/Actor.ts'
import { isLower } from '../../base/people/roles.ts'
import { auditEntry } from '../../base/audit/auditEntry.ts'
import { NotYourChange, UnknownChange } from '../../base/refusals.ts'
import { findChange } from '../release/findChange.ts'
import type { Publisher } from '../release/publish.ts'
import type { Store } from '../../store/Store.ts'
import { growTrial } from './growTrial.ts'
import { TrialRefused, UnknownTrial } from '../../base/trialRefusals.ts'

/** What people do with changes that a share of the devices plays first. */
export interface TrialDesk {
  /** Passes the gates as a publish of the change would, and freezes it. Throws as `publish` does, and `TrialRefused`. */
  start(actor: Actor, change: string, request: TrialRequest, isConfirmed: boolean): Promise<Trial>
  /** Throws `UnknownTrial` where it does not run, `TrialRefused`, and what a publish of it would throw now. */
  widen(actor: Actor, id: string, share: number): Promise<Trial>
  /** By those who are in the change, and publishers: throws `NotYourChange`. Answers whether there was one. */
  end(actor: Actor, id: string): Promise<boolean>
}

export interface TrialDeskDependencies {
  readonly store: Pick<Store, 'changes' | 'trials' | 'runningTrial' | 'addTrial' | 'moveTrial' | 'endTrial'>
  readonly publisher: Pick<Publisher, 'buildTrial' | 'judgeTried' | 'showTrial'>
  /** The share of open apps that say what they show, from 0 to 1. */
  readonly countedPhones: number
  readonly clock: { now(): number }
}

export function createTrialDesk({ store, publisher, countedPhones, clock }: TrialDeskDependencies): TrialDesk {
  const makeEntry = auditEntry(clock)

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

  return {
    async start(actor, named, request, isConfirmed) {
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
    },

    widen,

    async end(actor, id) {
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
    },
  }
}
