import { randomUUID } from 'node:crypto'
import { isIn, type OpenChange } from '../../../api/changeApi.ts'
import { MOST_DAYS_AHEAD, type Schedule, type ScheduleRequest } from '../../../api/scheduleApi.ts'
import type { Actor } from '../../base/people/Actor.ts'
import { isLower } from '../../base/people/roles.ts'
import { auditEntry } from '../../base/audit/auditEntry.ts'
import { ConfirmNeeded, NotAllowed, NotYourChange, UnknownChange } from '../../base/refusals.ts'
import type { TookBack } from '../release/due.ts'
import { findChange } from '../release/findChange.ts'
import type { Publisher } from '../release/publish.ts'
import type { DueSchedule } from '../../store/ScheduleStore.ts'
import { isMoneyEdit } from '../release/isMoneyEdit.ts'
import type { Store } from '../../store/Store.ts'
import { ScheduleRefused, UnknownSchedule } from '../../base/scheduleRefusals.ts'

/** What people do with moments at which changes go out. */
export interface ScheduleDesk {
  /**
   * Passes the gates as a publish of the change would, and freezes it until its moment. Throws as `publish` does, and
   * `ScheduleRefused` or `ChangeScheduled`.
   */
  add(actor: Actor, change: string, request: ScheduleRequest, isConfirmed: boolean): Promise<Schedule>
  /**
   * By those who are in the change, and publishers: throws `NotYourChange`. That something is not taken back makes it
   * last, so it is for publishers alone: throws `NotAllowed`, and `ConfirmNeeded` where money is concerned. Answers
   * whether there was one.
   */
  end(actor: Actor, id: string, isConfirmed: boolean): Promise<boolean>
  /** Before its moment, or after it was parked. Throws as a rollback does, and `UnknownSchedule`. */
  takeBackNow(actor: Actor, id: string, isConfirmed: boolean): Promise<TookBack>
}

export interface ScheduleDeskDependencies {
  readonly store: Pick<Store, 'changes' | 'addSchedule' | 'endSchedule' | 'findSchedule'>
  readonly publisher: Pick<Publisher, 'judge' | 'takeBack' | 'liveFiles'>
  readonly clock: { now(): number }
}

const DAY = 24 * 60 * 60_000

export function createScheduleDesk({ store, publisher, clock }: ScheduleDeskDependencies): ScheduleDesk {
  const makeEntry = auditEntry(clock)

  function guardMoments({ at, takeBackAt, zone }: ScheduleRequest): void {
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

  const endOf = (actor: Actor, { change: { id, name, owner }, kind, at }: Schedule) =>
    makeEntry(actor.name, 'schedule.end', `change:${id}`, { name, owner, kind, at })

  const concernsMoney = ({ edits }: DueSchedule): boolean =>
    edits.some(({ before, after }) =>
      [before, after].some((edit) => edit !== null && isMoneyEdit(edit, publisher.liveFiles())),
    )

  async function end(actor: Actor, id: string, isConfirmed: boolean): Promise<boolean> {
    const found = await store.findSchedule(id)
    if (found === undefined) return false
    const { change, kind } = found
    const isPublisher = !isLower(actor.role, 'publisher')
    if (kind === 'take-back') {
      if (!isPublisher) throw new NotAllowed('publisher')
      const isLeft = found.parked?.reason !== 'moved'
      if (isLeft && !isConfirmed && concernsMoney(found)) throw new ConfirmNeeded()
    } else if (!isPublisher) {
      const open = (await store.changes()).find((one) => one.id === change.id)
      if (open === undefined || !isIn(open, actor.name)) throw new NotYourChange(change.owner)
    }
    return store.endSchedule(id, endOf(actor, found))
  }

  return {
    end,

    async add(actor, named, request, isConfirmed) {
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

    async takeBackNow(actor, id, isConfirmed) {
      const found = await store.findSchedule(id)
      if (found?.kind !== 'take-back') throw new UnknownSchedule(id)
      const took = await publisher.takeBack(found, { name: actor.name, isConfirmed })
      if (took.release === undefined) await store.endSchedule(id, endOf(actor, found))
      return took
    },
  }
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
