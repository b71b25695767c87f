import { Type } from 'typebox'
import { changeId, exactly, fact, moment, reason, seq, text } from './fields.ts'
import { BlockerSchema, WarningSchema } from './findings.ts'
import { mostEdits } from './mostEdits.ts'
import type { Route, Told } from './Route.ts'

/** Minutes that a release may be late before it is parked instead. */
export const toleranceMinutes = { least: 1, most: 24 * 60, usual: 60 } as const
/** So far ahead something may be scheduled, in days. */
export const MOST_DAYS_AHEAD = 400

const tolerance = Type.Integer({ minimum: toleranceMinutes.least, maximum: toleranceMinutes.most })

/** Why something did not go out by itself. */
export const parkReasons = ['late', 'refused', 'not-allowed', 'edited', 'moved', 'restored'] as const
export type ParkReason = (typeof parkReasons)[number]

const ParkedSchema = exactly({
  at: Type.String(),
  /**
   * `late`: its moment passed by more than the tolerance; `refused`: a gate or a second person, see `blockers` and
   * `warnings`; `not-allowed`: whoever scheduled it may not publish any more; `edited`: it is not what was reviewed;
   * `moved`: nothing is left to take back; `restored`: the store came from a backup since.
   */
  reason: Type.Enum([...parkReasons]),
  blockers: Type.Array(BlockerSchema),
  /** Those that nobody has accepted. */
  warnings: Type.Array(WarningSchema),
})

const BlockedFactSchema = exactly({
  fact: Type.String(),
  /** Value that the schedule sets; null takes an operator's edit away. */
  value: Type.Unknown(),
  /** Value that members have now. */
  live: Type.Unknown(),
  /** Operator who moved it, or `system` for a build, and the release that did. */
  actor: Type.String(),
  seq,
})
export type BlockedFact = Told<typeof BlockedFactSchema>

const BlockedSchema = exactly({
  /** When the last of them was moved. */
  at: Type.String(),
  facts: Type.Array(BlockedFactSchema),
  /** Some were decided on: the change has to be reviewed and scheduled again, at the same moment. */
  mustReview: Type.Optional(Type.Boolean()),
})

export const ScheduleSchema = exactly({
  id: Type.String(),
  /** A change that goes out, or one that is out and is taken back. */
  kind: Type.Enum(['publish', 'take-back']),
  /** The change it is about, which is no longer open when it is taken back. */
  change: exactly({ id: Type.String(), name: Type.String(), owner: Type.String() }),
  /** Operator who scheduled it. */
  actor: Type.String(),
  reason: Type.String(),
  createdAt: Type.String(),
  /** When it is due, in UTC. */
  at: Type.String(),
  /** When the change is taken back again; only of one that goes out. */
  takeBackAt: Type.Optional(Type.String()),
  /** The time zone it was told in, such as `Asia/Seoul`. */
  zone: Type.String(),
  /** Minutes that it may be late. */
  tolerance: Type.Integer(),
  state: Type.Enum(['waiting', 'parked']),
  parked: Type.Optional(ParkedSchema),
  /**
   * Facts that somebody has moved since it was scheduled. While there are any, a change does not go out; what is taken
   * back leaves them as they are.
   */
  blocked: Type.Optional(BlockedSchema),
})
/** Something that goes out by itself, or should have. */
export type Schedule = Told<typeof ScheduleSchema>

/** Ids of the warnings that were read and accepted. */
const acknowledgedWarnings = Type.Optional(Type.Array(text(400), { maxItems: 500 }))

const moments = { at: moment, takeBackAt: Type.Optional(moment), zone: text(60, 1), tolerance }

const MomentsRequestSchema = exactly(moments)
export type MomentsRequest = Told<typeof MomentsRequestSchema>

const ReviewedRequestSchema = exactly({
  reason,
  acknowledgedWarnings,
  /** The `hash` of the review: exactly what was reviewed is scheduled, or nothing. */
  reviewed: text(64),
})
export type ReviewedRequest = Told<typeof ReviewedRequestSchema>

const ScheduleRequestSchema = exactly({ ...moments, ...ReviewedRequestSchema.properties })
export type ScheduleRequest = Told<typeof ScheduleRequestSchema>

const RepairRequestSchema = exactly({
  /** Facts that were moved: whether the change keeps its value of each, or leaves it out. */
  choices: Type.Array(exactly({ fact, keeps: Type.Boolean() }), { minItems: 1, maxItems: mostEdits }),
})
export type RepairRequest = Told<typeof RepairRequestSchema>

const answer = exactly({ schedule: ScheduleSchema })
const byId = exactly({ id: changeId })

/** Changes that go out, and are taken back, at a moment; those that wait and those that are parked come with `changes`. */
export const scheduleApi = {
  /** Passes the gates now as for a publish, and again when it is due. Until then nobody can edit the change. */
  schedule: {
    method: 'POST',
    url: '/changes/:id/schedule',
    schema: { params: byId, body: ScheduleRequestSchema, response: { 201: answer } },
  },
  /** Another moment for one that waits; it stays as it was reviewed. Of what is taken back, there is no `takeBackAt`. */
  moveSchedule: {
    method: 'PUT',
    url: '/schedules/:id/moment',
    schema: { params: byId, body: MomentsRequestSchema, response: { 200: answer } },
  },
  /** Decides on facts that were moved under a change that waits. Its approvals end, and it has to be reviewed again. */
  repairSchedule: {
    method: 'POST',
    url: '/schedules/:id/repair',
    schema: { params: byId, body: RepairRequestSchema, response: { 200: answer } },
  },
  /** Passes the gates as `schedule` does, for the moment that it has. */
  renewSchedule: {
    method: 'POST',
    url: '/schedules/:id/review',
    schema: { params: byId, body: ReviewedRequestSchema, response: { 200: answer } },
  },
  /** A change is open for edits again; what is out stays out. Parked ones are put away. */
  endSchedule: {
    method: 'DELETE',
    url: '/schedules/:id',
    schema: { params: byId, response: { 200: exactly({ ended: Type.Boolean() }) } },
  },
  /**
   * Takes back now what is parked, or due later. Answers the release, if there was anything to take back, and the facts
   * that stay. Refused until the warnings about other schedules are accepted.
   */
  takeBackNow: {
    method: 'POST',
    url: '/schedules/:id/due',
    schema: {
      params: byId,
      body: exactly({ acknowledgedWarnings }),
      response: { 200: exactly({ seq: Type.Optional(seq), left: Type.Array(Type.String()) }) },
    },
  },
} as const satisfies Readonly<Record<string, Route>>
