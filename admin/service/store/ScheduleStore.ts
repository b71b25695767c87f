import type { Blocker, Warning } from '../../api/findings.ts'
import type { ParkReason, Schedule } from '../../api/scheduleApi.ts'
import type { AuditEntry } from '../audit/AuditRecord.ts'
import type { Told } from './Store.ts'

/** Before it is due. */
export interface NewSchedule extends Omit<Schedule, 'change' | 'state' | 'parked'> {
  /** The id of the change. */
  readonly change: string
  /** Warnings that were accepted, by their ids. */
  readonly acknowledged: readonly string[]
}

/** One that a service has claimed. */
export interface DueSchedule extends Schedule {
  readonly acknowledged: readonly string[]
}

/** What belongs to the transaction of a release that goes out by itself. */
export interface ScheduledRelease {
  readonly id: string
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
  addSchedule(
    schedule: NewSchedule,
    edits: readonly { readonly fact: string; readonly rev: number }[],
    audit: AuditEntry,
  ): Promise<void>
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
  parkSchedule(id: string, parking: Parking, told: Told): Promise<boolean>
}
