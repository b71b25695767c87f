import type { OpenChange } from '../../api/changeApi.ts'
import type { RepairRequest, Schedule } from '../../api/scheduleApi.ts'
import type { DeskCalls } from '../../api/deskCalls.ts'
import { DeskError } from '../api/DeskError.ts'

/** Answers a call after a moment, as a service does, and keeps what changes something. */
export type Called = <T>(name: keyof DeskCalls, body: unknown, answer: () => T) => Promise<T>

export interface FakeSchedulesOptions {
  readonly schedules: readonly Schedule[]
  readonly called: Called
  readonly me: string
  readonly findChange: (id: string) => OpenChange
  /** The change is frozen: the operator's next edit begins another one. */
  readonly onFrozen: (id: string) => void
  /** The change keeps its values, over what is live, or has fewer edits. */
  readonly onRepaired: (change: string, request: RepairRequest) => void
  /** What is live then. */
  readonly onTakenBack: (schedule: Schedule) => number
}

export interface FakeSchedules {
  readonly calls: Pick<
    DeskCalls,
    'schedule' | 'moveSchedule' | 'repairSchedule' | 'renewSchedule' | 'endSchedule' | 'takeBackNow'
  >
  readonly all: () => readonly Schedule[]
  /** When a change goes out by itself, by its id. */
  readonly dueOf: (change: string) => Pick<OpenChange, 'scheduledFor'>
  /** Refuses what nobody may do to a change that waits to go out. */
  readonly holdFrozen: (change: string) => void
}

/** The changes of a fake desk that go out by themselves; nothing is ever due. */
export function createFakeSchedules(options: FakeSchedulesOptions): FakeSchedules {
  const { called, me, findChange, onFrozen, onRepaired, onTakenBack } = options
  let all = options.schedules
  const waitingFor = (change: string) =>
    all.find((one) => one.kind === 'publish' && one.state === 'waiting' && one.change.id === change)

  function find(id: string): Schedule {
    const found = all.find((one) => one.id === id)
    if (found === undefined) throw new DeskError('unknown-schedule', `There is no schedule ${id}.`, { schedule: id })
    return found
  }

  function put(next: Schedule): Schedule {
    all = all.map((one) => (one.id === next.id ? next : one)).toSorted((a, b) => a.at.localeCompare(b.at))
    return next
  }

  function holdFrozen(change: string): void {
    const at = waitingFor(change)?.at
    if (at !== undefined) throw new DeskError('change-scheduled', `The change goes out at ${at}.`, { change, at })
  }

  return {
    all: () => all,
    dueOf(change) {
      const at = waitingFor(change)?.at
      return at === undefined ? {} : { scheduledFor: at }
    },
    holdFrozen,
    calls: {
      schedule: ({ params: { id }, body }) =>
        called('schedule', { change: id, ...body }, () => {
          holdFrozen(id)
          const { name, owner } = findChange(id)
          const { acknowledgedWarnings: _, reviewed: __, ...told } = body
          const made = testSchedule({
            id: `schedule-${all.length + 1}`,
            change: { id, name, owner },
            actor: me,
            ...told,
          })
          // Scheduled anew, what was parked of it is settled.
          all = [...all.filter((one) => one.change.id !== id), made].toSorted((a, b) => a.at.localeCompare(b.at))
          onFrozen(id)
          return { schedule: made }
        }),
      moveSchedule: ({ params: { id }, body }) =>
        called('moveSchedule', { id, ...body }, () => {
          const { takeBackAt: _, ...rest } = find(id)
          return { schedule: put({ ...rest, ...body }) }
        }),
      repairSchedule: ({ params: { id }, body }) =>
        called('repairSchedule', { id, ...body }, () => {
          const found = find(id)
          const facts = found.blocked?.facts.filter(({ fact }) => body.choices.every((one) => one.fact !== fact)) ?? []
          onRepaired(found.change.id, body)
          return { schedule: put({ ...found, blocked: { at: found.at, facts, mustReview: true } }) }
        }),
      renewSchedule: ({ params: { id }, body }) =>
        called('renewSchedule', { id, ...body }, () => {
          const { blocked: _, ...rest } = find(id)
          return { schedule: put({ ...rest, actor: me, reason: body.reason }) }
        }),
      endSchedule: ({ params: { id } }) =>
        called('endSchedule', { id }, () => {
          const ended = all.some((one) => one.id === id)
          all = all.filter((one) => one.id !== id)
          return { ended }
        }),
      takeBackNow: ({ params: { id }, body }) =>
        called('takeBackNow', { id, ...body }, () => {
          const seq = onTakenBack(find(id))
          all = all.filter((one) => one.id !== id)
          return { seq, left: [] }
        }),
    },
  }
}

/** A change of jun's that goes out, unless told otherwise. */
export function testSchedule(told: Partial<Schedule> = {}): Schedule {
  return {
    id: 'schedule-1',
    kind: 'publish',
    change: { id: 'change-1', name: 'Holiday limits', owner: 'jun' },
    actor: 'jun',
    reason: 'The holidays',
    createdAt: '2026-03-02T05:00:00.000Z',
    at: '2026-03-06T14:00:00.000Z',
    zone: 'Asia/Seoul',
    tolerance: 60,
    state: 'waiting',
    ...told,
  }
}
