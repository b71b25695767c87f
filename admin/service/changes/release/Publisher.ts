import type { CompiledRelease, Issue, SourceFile } from '../../base/Format.ts'
import type { OverlayEdit } from '../../../api/edits.ts'
import type { OpenChange } from '../../../api/changeApi.ts'
import type { BaselineConflict, BootOutcome } from '../../../api/documentApi.ts'
import type { Published, PublishRequest as Asked } from '../../../api/releaseApi.ts'
import type { Approval, Review } from '../../../api/review.ts'
import type { Schedule } from '../../../api/scheduleApi.ts'
import type { Trial } from '../../../api/trialApi.ts'
import type { createDue } from './due.ts'
import type { StopDesk } from './createStops.ts'
import type { WantedChange } from './findChange.ts'

/** People always name what they reviewed; without it, whatever the change holds goes live. */
export type PublishRequest = Omit<Asked, 'reviewed'> & Partial<Pick<Asked, 'reviewed'>>

/** Live with changes merged into it, as a release that the preview can play, or what keeps it from being one. */
export interface DraftRelease {
  readonly seq: number
  readonly issues: readonly Issue[]
  /** Missing when the check refused. */
  readonly release?: CompiledRelease
}

export interface Publisher extends StopDesk, ReturnType<typeof createDue> {
  /**
   * Puts this build's documents live if they are not, through the same gates. Edits that the build refuses are set
   * aside, except those that concern money; if the build is refused, the old head stays.
   */
  boot(): Promise<BootOutcome>
  bootOutcome(): BootOutcome | undefined
  review(wanted?: WantedChange): Promise<Review>
  /**
   * The open changes, what goes out by itself and what is tried, as of one moment; waits while a release is stored but
   * not yet shown.
   */
  changes(): Promise<{
    readonly seq: number
    readonly changes: readonly OpenChange[]
    readonly schedules: readonly Schedule[]
    readonly trials: readonly Trial[]
  }>
  /** Compiles live with these changes merged into it, in this order, without the gates; nothing is stored. */
  draftRelease(changes: readonly OpenChange[]): Promise<DraftRelease>
  publish(actor: string, request: PublishRequest, isConfirmed?: boolean): Promise<Published>
  /** Approves a change that still is what was reviewed. Throws `DraftChanged`, `NothingToPublish` or `OwnEdits`. */
  approve(actor: string, reviewed: string, change?: string): Promise<readonly Approval[]>
  withdrawApproval(actor: string, reviewed: string, change?: string): Promise<readonly Approval[]>
  reviewRollback(seq: number): Promise<Review>
  rollback(actor: string, seq: number, request: PublishRequest, isConfirmed?: boolean): Promise<Published>
  /**
   * Shows what another process published or a restored backup took back, and retries what the disk or the store refused
   * before.
   */
  refresh(): Promise<void>
  /** Mends what is missing or damaged of the files and heads on disk. */
  inspectDisk(): Promise<void>
  liveSeq(): number
  overlay(): readonly OverlayEdit[]
  /** The documents as operators see them: this build's with the live edits. */
  liveFiles(): readonly SourceFile[]
  baselineConflicts(): readonly BaselineConflict[]
}
