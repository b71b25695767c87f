import type { Blocker, Warning } from '../../api/findings.ts'
import type { ParkReason, Schedule } from '../../api/scheduleApi.ts'
import type { AuditEntry } from '../base/audit/AuditRecord.ts'
import type { OverlayEdit } from '../../api/edits.ts'
import type { AgreedValue, Logged } from './Store.ts'

/** Which version of an edit. */
export interface Revision {
  readonly fact: string
  readonly rev: number
}

/** An edit that a scheduled change brought or took away, and what was there before; `null`: there is none. */
export interface TakenBack {
  readonly fact: string
  readonly before: OverlayEdit | null
  readonly after: OverlayEdit | null
}

interface ScheduledContent {
  /** Warnings that were accepted, by their ids. */
  readonly acknowledged: readonly string[]
  /** What is taken back; empty for a change that goes out. */
  readonly edits: readonly TakenBack[]
  /** What two people had agreed on before the change went out, of the values that it changed. */
  readonly agreed: readonly Pick<AgreedValue, 'fact' | 'value'>[]
}

/** Before it is due. */
export interface NewSchedule extends Omit<Schedule, 'change' | 'state' | 'parked'>, ScheduledContent {
  /** The id of the change. */
  readonly change: string
}

/** One that a service has claimed. */
export interface DueSchedule extends Schedule, ScheduledContent {
  /** What was reviewed; empty for what is taken back. A build that knows no schedules freezes no change. */
  readonly revisions: readonly Revision[]
  /** Of what is taken back: the release that brought it. */
  readonly since?: number
}

/** What belongs to the transaction of a release that goes out by itself. */
export interface ScheduledRelease {
  readonly id: string
  /** How it was found: what another service parks and tells meanwhile is not done as well. */
  readonly state: Schedule['state']
  /** When what goes out is taken back again. */
  readonly takeBack?: NewSchedule
}

export interface Parking {
  readonly reason: ParkReason
  readonly blockers: readonly Blocker[]
  readonly warnings: readonly Warning[]
}

export interface ScheduleStore {
  /** Those that wait and those that are parked, the next first. */
  schedules(): Promise<readonly Schedule[]>
  /** Undefined where it is done or ended. */
  findSchedule(id: string): Promise<DueSchedule | undefined>
  /**
   * Puts away a parked one of the same change. Throws `UnknownChange` where the change is not open, `ChangeScheduled`
   * where it is scheduled already, and `DraftChanged` where it has other edits by now.
   */
  addSchedule(schedule: NewSchedule, edits: readonly Revision[], audit: AuditEntry): Promise<void>
  /** Answers whether it waited or was parked. */
  endSchedule(id: string, audit: AuditEntry): Promise<boolean>
  /**
   * The oldest that is due, for the caller alone until `until`; after that it is due again, whatever happened to the
   * caller. A claim that reaches further ahead than `until` was made by a clock that was ahead, and does not count.
   */
  claimSchedule(now: string, until: string): Promise<DueSchedule | undefined>
  /** It is due again then. */
  postponeSchedule(id: string, until: string): Promise<void>
  /** Answers whether it still waited. Its change is open for edits again. */
  parkSchedule(id: string, parking: Parking, told: Logged): Promise<boolean>
}
