import { randomUUID } from 'node:crypto'
import { isIn, type OpenChange } from '../../../api/changeApi.ts'
import {
  MOST_DAYS_AHEAD,
  type MomentsRequest,
  type RepairRequest,
  type ReviewedRequest,
  type Schedule,
  type ScheduleRequest,
} from '../../../api/scheduleApi.ts'
import { auditEntry } from '../../base/audit/auditEntry.ts'
import type { Clock } from '../../base/Clock.ts'
import type { Actor } from '../../base/people/Actor.ts'
import { isLower } from '../../base/people/roles.ts'
import {
  ConfirmNeeded,
  DraftChanged,
  NewerBuild,
  NotAllowed,
  NothingToPublish,
  NotYourChange,
  PublishBlocked,
  ReleaseMoved,
  UnknownChange,
} from '../../base/refusals.ts'
import { ScheduleRefused, UnknownSchedule } from '../../base/scheduleRefusals.ts'
import { readPersons } from '../../people/readPersons.ts'
import { findChange } from '../release/findChange.ts'
import { isZone } from '../../../../src/format/time/zones.ts'
import { isMoneyEdit } from '../release/isMoneyEdit.ts'
import type { Publisher } from '../release/publish.ts'
import type { DueSchedule, Parking } from '../../store/rows/scheduleRows.ts'
import type { Store } from '../../store/Store.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** For how long nobody else takes what is due; playing every screen takes less. */
const CLAIM = 2 * MINUTE
/** When something that failed is tried again. */
const AGAIN = 5_000
/** So often in a row others may publish first. */
const MOST_OVERTAKEN = 5

export type Schedules = ReturnType<typeof createSchedules>

/** Moments at which changes go out by themselves: set, ended, and let out when they are due. */
export function createSchedules({
  store,
  publisher,
  clock,
  announces,
}: {
  readonly store: Store
  readonly publisher: Publisher
  readonly clock: Clock
  /** Whether a webhook is told of what is parked. */
  readonly announces: boolean
}) {
  const makeEntry = auditEntry(clock)
  const after = (ms: number): string => new Date(clock.now() + ms).toISOString()

  function guardMoments({ at, takeBackAt, zone }: MomentsRequest): void {
    const [due, back] = [Date.parse(at), Date.parse(takeBackAt ?? at)]
    if (!(due > clock.now())) throw new ScheduleRefused('past')
    if (takeBackAt !== undefined && !(back > due)) throw new ScheduleRefused('order')
    if (!(back < clock.now() + MOST_DAYS_AHEAD * DAY)) throw new ScheduleRefused('too-far')
    if (!isZone(zone)) throw new ScheduleRefused('zone')
  }

  async function findOpen(id: string): Promise<OpenChange> {
    const found = findChange(await store.changes(), { change: id })
    if (found === undefined) throw new UnknownChange(id)
    return found
  }

  async function findWaiting(id: string): Promise<DueSchedule> {
    const found = await store.findSchedule(id)
    if (found?.state !== 'waiting') throw new UnknownSchedule(id)
    return found
  }

  async function readSchedule(id: string): Promise<Schedule> {
    const found = (await store.schedules()).find((one) => one.id === id)
    if (found === undefined) throw new UnknownSchedule(id)
    return found
  }

  /** Those who are in the change, and publishers: throws `NotYourChange`. */
  async function guardMember(actor: Actor, { id, owner }: Schedule['change']): Promise<void> {
    if (!isLower(actor.role, 'publisher')) return
    const open = (await store.changes()).find((one) => one.id === id)
    if (open === undefined || !isIn(open, actor.name)) throw new NotYourChange(owner)
  }

  const endOf = (actor: Actor, { change: { id, name, owner }, kind, at }: Schedule) =>
    makeEntry(actor.name, 'schedule.end', `change:${id}`, { name, owner, kind, at })

  const concernsMoney = ({ edits }: DueSchedule): boolean =>
    edits.some(({ before, after }) =>
      [before, after].some((edit) => edit !== null && isMoneyEdit(edit, publisher.liveFiles())),
    )

  async function letOut(due: DueSchedule): Promise<void> {
    const isOver = due.takeBackAt !== undefined && clock.now() >= Date.parse(due.takeBackAt)
    if (isOver || clock.now() > Date.parse(due.at) + due.tolerance * MINUTE) return park(due, parked('late'))
    if (!(await readPersons(store, clock.now())).mayApprove(due.actor)) return park(due, parked('not-allowed'))
    if (due.kind === 'publish') await publisher.publishDue(due)
    else if ((await publisher.takeBack(due)).release === undefined) await park(due, parked('moved'))
  }

  async function letOutOrPark(due: DueSchedule, overtaken = 0): Promise<void> {
    try {
      await letOut(due)
    } catch (error) {
      const parking = parkingOf(error)
      if (parking !== undefined) return park(due, parking)
      // Somebody ended it, or another service let it out.
      if (error instanceof UnknownSchedule) return
      if (error instanceof ReleaseMoved && overtaken < MOST_OVERTAKEN) {
        await publisher.refresh()
        return letOutOrPark(due, overtaken + 1)
      }
      // A store that fails has the claim run out.
      await store.postponeSchedule(due.id, after(AGAIN)).catch(() => undefined)
      if (!(error instanceof ReleaseMoved || error instanceof NewerBuild)) throw error
    }
  }

  async function park({ id, kind, change, at }: DueSchedule, parking: Parking): Promise<void> {
    const { name, owner } = change
    const { reason, blockers, warnings } = parking
    const why = [...blockers, ...warnings].map(({ code, message }) => ({ code, message }))
    const details = { name, owner, kind, at, why: reason, findings: why }
    const audit = makeEntry('system', 'schedule.park', `change:${change.id}`, details)
    const data = { schedule: id, kind, change, at, reason, findings: why, path: '/#/' }
    const message = { id: randomUUID(), body: { type: 'schedule.parked', timestamp: audit.at, data } }
    await store.parkSchedule(id, parking, { audit, ...(announces && { message }) })
  }

  return {
    /**
     * Passes the gates as a publish of the change would, and freezes it until its moment. Throws as `publish` does, and
     * `ScheduleRefused` or `ChangeScheduled`.
     */
    async add(actor: Actor, named: string, request: ScheduleRequest, isConfirmed: boolean): Promise<Schedule> {
      guardMoments(request)
      const { id } = await findOpen(named)
      const { change, published } = await publisher.judge(actor.name, { ...request, change: id }, isConfirmed)
      if (change === undefined) throw new UnknownChange(id)
      const { reason, at, takeBackAt, zone, tolerance, acknowledgedWarnings: acknowledged = [] } = request
      const told = { at, ...(takeBackAt !== undefined && { takeBackAt }), zone, tolerance }
      const { name, owner } = change
      const audit = {
        ...makeEntry(actor.name, 'schedule.add', `change:${id}`, { name, owner, ...told, acknowledged }),
        reason,
      }
      const schedule = {
        ...told,
        id: randomUUID(),
        kind: 'publish' as const,
        actor: actor.name,
        reason,
        createdAt: audit.at,
      }
      await store.addSchedule({ ...schedule, change: id, acknowledged, edits: [], agreed: [] }, published, audit)
      return { ...schedule, change: { id, name, owner }, state: 'waiting' }
    },

    /** Another moment for one that has yet to be due. Throws `ScheduleRefused`, `UnknownSchedule` and `ConfirmNeeded`. */
    async move(actor: Actor, id: string, to: MomentsRequest, isConfirmed: boolean): Promise<Schedule> {
      const found = await findWaiting(id)
      const { kind, change, at, takeBackAt } = found
      guardMoments(to)
      if (kind === 'take-back' && to.takeBackAt !== undefined) throw new ScheduleRefused('order')
      // It goes out at this very moment, or will within the next seconds.
      if (Date.parse(at) <= clock.now()) throw new ScheduleRefused('due')
      const isSensitive = kind === 'publish' ? await publisher.isSensitive(change.id) : concernsMoney(found)
      if (isSensitive && !isConfirmed) throw new ConfirmNeeded()
      const { name, owner } = change
      const from = { at, ...(takeBackAt !== undefined && { takeBackAt }) }
      const audit = makeEntry(actor.name, 'schedule.move', `change:${change.id}`, { name, owner, kind, from, ...to })
      if (!(await store.moveSchedule(id, at, to, audit))) throw new UnknownSchedule(id)
      return readSchedule(id)
    },

    /**
     * Decides on facts that were moved under a change: it keeps its value of each, over what is live by now, or leaves it
     * out. Throws `UnknownSchedule`, `NotYourChange`, `DraftChanged` where such a fact is not marked (any more), and
     * `NothingToPublish` where nothing would be left.
     */
    async repair(actor: Actor, id: string, { choices }: RepairRequest): Promise<Schedule> {
      const found = (await store.waitingSchedules()).find((one) => one.id === id)
      if (found?.kind !== 'publish') throw new UnknownSchedule(id)
      const { change, drafted, blocked } = found
      await guardMember(actor, change)
      const repairs = choices.map(({ fact, keeps }) => {
        const edit = drafted.find((one) => one.fact === fact)
        const moved = blocked?.facts.find((one) => one.fact === fact)
        if (edit === undefined || moved === undefined) throw new DraftChanged()
        return { fact, rev: edit.rev, live: moved.live, keeps }
      })
      if (repairs.filter(({ keeps }) => !keeps).length === drafted.length) throw new NothingToPublish()
      const { name, owner } = change
      const audit = makeEntry(actor.name, 'schedule.repair', `change:${change.id}`, { name, owner, choices })
      if (!(await store.repairSchedule(id, repairs, audit))) throw new DraftChanged()
      return readSchedule(id)
    },

    /** Passes the gates as `add` does, for the moment that it has. Throws as `add` does, and `UnknownSchedule`. */
    async renew(actor: Actor, id: string, request: ReviewedRequest, isConfirmed: boolean): Promise<Schedule> {
      const { kind, change, at } = await findWaiting(id)
      if (kind !== 'publish') throw new UnknownSchedule(id)
      const { published } = await publisher.judge(actor.name, { ...request, change: change.id }, isConfirmed)
      const { reason, acknowledgedWarnings: acknowledged = [] } = request
      const { name, owner } = change
      const details = { name, owner, at, acknowledged }
      const audit = { ...makeEntry(actor.name, 'schedule.renew', `change:${change.id}`, details), reason }
      await store.renewSchedule(id, { actor: actor.name, reason, acknowledged }, published, audit)
      return readSchedule(id)
    },

    /**
     * By those who are in the change, and publishers: throws `NotYourChange`. That something is not taken back makes it
     * last, so it is for publishers alone: throws `NotAllowed`, `NotSecondPerson` where it needed two people to go out
     * and this one is not the second, and `ConfirmNeeded` where money is concerned. Answers whether there was one.
     */
    async end(actor: Actor, id: string, isConfirmed: boolean): Promise<boolean> {
      const found = await store.findSchedule(id)
      if (found === undefined) return false
      const { change, kind } = found
      const isPublisher = !isLower(actor.role, 'publisher')
      if (kind === 'take-back') {
        if (!isPublisher) throw new NotAllowed('publisher')
        const isLeft = found.parked?.reason !== 'moved'
        if (isLeft) await publisher.guardStay(found, actor.name)
        if (isLeft && !isConfirmed && concernsMoney(found)) throw new ConfirmNeeded()
      } else await guardMember(actor, change)
      return store.endSchedule(id, endOf(actor, found))
    },

    /** Before its moment, or after it was parked. Throws as a rollback does, and `UnknownSchedule`. */
    async takeBackNow(actor: Actor, id: string, isConfirmed: boolean, acknowledged: readonly string[] = []) {
      const found = await store.findSchedule(id)
      if (found?.kind !== 'take-back') throw new UnknownSchedule(id)
      const took = await publisher.takeBack(found, { name: actor.name, isConfirmed, acknowledged })
      if (took.release === undefined) await store.endSchedule(id, endOf(actor, found))
      return took
    },

    /**
     * One round: lets out all that is due, each once, for the store ends a schedule in the transaction of its release.
     * What is too late or refused is parked and told. Throws what keeps it from working; what was due then is tried again
     * until it is too late.
     */
    async runDue(): Promise<void> {
      const claim = () => store.claimSchedule(after(0), after(CLAIM))
      for (let due = await claim(); due !== undefined; due = await claim()) await letOutOrPark(due)
    },
  }
}

const parked = (reason: Parking['reason']): Parking => ({ reason, blockers: [], warnings: [] })

/** Undefined where it may go out in a moment. */
function parkingOf(error: unknown): Parking | undefined {
  if (error instanceof PublishBlocked) return { reason: 'refused', blockers: error.blockers, warnings: error.warnings }
  if (error instanceof DraftChanged || error instanceof UnknownChange) return parked('edited')
  return undefined
}
