import type { Trial } from '../../api/trialApi.ts'
import type { AuditEntry } from '../base/audit/AuditRecord.ts'
import type { Revision } from './ScheduleStore.ts'
import type { Logged } from './Store.ts'

/** What a head says of a trial, and which release it was built over. */
export interface TrialRelease {
  /** Of the trial and of the release it is built over, a new one with each. */
  readonly number: number
  readonly sha: string
  readonly plan: number
  /** The live release it was built over. It shows only while that is live. */
  readonly over: number
}

/** Before its first phone. */
export interface NewTrial
  extends Omit<Trial, 'change' | 'state' | 'halted' | 'number' | 'nextAt'>, Omit<TrialRelease, 'number'> {
  /** The id of the change. */
  readonly change: string
  /** Warnings that were accepted, by their ids. */
  readonly acknowledged: readonly string[]
  /** From 0 to 9999: which devices are the first. */
  readonly salt: number
  /** When it grows, or takes the next step; missing where that is done by hand. */
  readonly dueAt?: string
}

export interface RunningTrial extends Trial, TrialRelease {
  readonly acknowledged: readonly string[]
  readonly salt: number
  readonly dueAt?: string
  /** What was reviewed. */
  readonly revisions: readonly Revision[]
}

/** How far a trial has come. */
export type TrialStep = Pick<NewTrial, 'share' | 'shown' | 'dueAt'>

export interface TrialStore {
  /** The one that runs, and those that have halted and were not put away, the newest first. */
  trials(): Promise<readonly Trial[]>
  runningTrial(): Promise<RunningTrial | undefined>
  /**
   * Puts away one of the same change that has halted. Throws `UnknownChange` where the change is not open,
   * `ChangeScheduled` where it goes out by itself, `TrialRefused` where another one runs, `DraftChanged` where it has
   * other edits by now, and `ReleaseMoved` where another release is live than the one it was built over. As with every
   * call here that answers true, each head gets a later date, so that phones take it as new.
   */
  addTrial(trial: NewTrial, edits: readonly Revision[], audit: AuditEntry): Promise<void>
  /** Answers whether it still ran and was at `from`. That its share grows needs no entry in the log. */
  moveTrial(
    id: string,
    from: Pick<Trial, 'share' | 'shown'>,
    to: TrialStep,
    by: AuditEntry | Pick<AuditEntry, 'at'>,
  ): Promise<boolean>
  /**
   * Over another live release, under the next number, with its share to grow again. Answers whether it still ran and had
   * the number `from`.
   */
  rebuildTrial(
    id: string,
    from: number,
    release: Omit<TrialRelease, 'number'> & Omit<TrialStep, 'share'>,
    audit: AuditEntry,
  ): Promise<boolean>
  /** Answers whether it still ran and had the number. Its change is open for edits again. */
  haltTrial(id: string, number: number, halted: NonNullable<Trial['halted']>, told: Logged): Promise<boolean>
  /** Answers whether it ran or had halted. */
  endTrial(id: string, audit: AuditEntry): Promise<boolean>
}
