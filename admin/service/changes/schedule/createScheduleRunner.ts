import { randomUUID } from 'node:crypto'
import { auditEntry } from '../../base/audit/auditEntry.ts'
import { readPersons } from '../../people/readPersons.ts'
import { DraftChanged, NewerBuild, PublishBlocked, ReleaseMoved, UnknownChange } from '../../base/refusals.ts'
import type { Publisher } from '../release/publish.ts'
import type { DueSchedule, Parking } from '../../store/ScheduleStore.ts'
import type { Store } from '../../store/Store.ts'
import { UnknownSchedule } from '../../base/scheduleRefusals.ts'

export interface ScheduleRunnerDependencies {
  readonly store: Store
  readonly publisher: Pick<Publisher, 'publishDue' | 'takeBack' | 'refresh'>
  readonly clock: { now(): number }
  /** Whether a webhook is told. */
  readonly announces: boolean
}

const MINUTE = 60_000
/** For how long nobody else takes what is due; playing every screen takes less. */
const CLAIM = 2 * MINUTE
/** When something that failed is tried again. */
const AGAIN = 5_000
/** So often in a row others may publish first. */
const MOST_OVERTAKEN = 5

/**
 * Lets out what is due, each once: the store ends a schedule in the transaction of its release. What is too late or
 * refused is parked and told. Throws what keeps it from working; what was due then is tried again until it is too late.
 * @returns one round, for all that is due
 */
export function createScheduleRunner(dependencies: ScheduleRunnerDependencies): () => Promise<void> {
  const { store, publisher, clock, announces } = dependencies
  const makeEntry = auditEntry(clock)
  const after = (ms: number): string => new Date(clock.now() + ms).toISOString()

  async function park({ id, kind, change, at }: DueSchedule, parking: Parking): Promise<void> {
    const { name, owner } = change
    const { reason, blockers, warnings } = parking
    const why = [...blockers, ...warnings].map(({ code, message }) => ({ code, message }))
    const details = { name, owner, kind, at, why: reason, findings: why }
    const audit = makeEntry('system', 'schedule.park', `change:${change.id}`, details)
    const data = { schedule: id, kind, change, at, reason, findings: why, path: '/#/calendar' }
    const message = { id: randomUUID(), body: { type: 'schedule.parked', timestamp: audit.at, data } }
    await store.parkSchedule(id, parking, { audit, ...(announces && { message }) })
  }

  async function run(due: DueSchedule): Promise<void> {
    const isOver = due.takeBackAt !== undefined && clock.now() >= Date.parse(due.takeBackAt)
    if (isOver || clock.now() > Date.parse(due.at) + due.tolerance * MINUTE) return park(due, parked('late'))
    if (!(await readPersons(store, clock.now())).mayApprove(due.actor)) return park(due, parked('not-allowed'))
    if (due.kind === 'publish') await publisher.publishDue(due)
    else if ((await publisher.takeBack(due)).release === undefined) await park(due, parked('moved'))
  }

  async function runOrPark(due: DueSchedule, overtaken = 0): Promise<void> {
    try {
      await run(due)
    } catch (error) {
      const parking = parkingOf(error)
      if (parking !== undefined) return park(due, parking)
      // Somebody ended it, or another service let it out.
      if (error instanceof UnknownSchedule) return
      if (error instanceof ReleaseMoved && overtaken < MOST_OVERTAKEN) {
        await publisher.refresh()
        return runOrPark(due, overtaken + 1)
      }
      // A store that fails has the claim run out.
      await store.postponeSchedule(due.id, after(AGAIN)).catch(() => undefined)
      if (!(error instanceof ReleaseMoved || error instanceof NewerBuild)) throw error
    }
  }

  return async () => {
    const claim = () => store.claimSchedule(after(0), after(CLAIM))
    for (let due = await claim(); due !== undefined; due = await claim()) await runOrPark(due)
  }
}

const parked = (reason: Parking['reason']): Parking => ({ reason, blockers: [], warnings: [] })

/** Undefined where it may go out in a moment. */
function parkingOf(error: unknown): Parking | undefined {
  if (error instanceof PublishBlocked) return { reason: 'refused', blockers: error.blockers, warnings: error.warnings }
  if (error instanceof DraftChanged || error instanceof UnknownChange) return parked('edited')
  return undefined
}
