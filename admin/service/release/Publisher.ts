import type { CompiledRelease, Issue, SourceFile } from '../Format.ts'
import type { Blocker, Warning } from '../gates/Gate.ts'
import type { Approval, DraftEdit, OverlayEdit, ReleaseRecord } from '../store/Store.ts'

export interface PublishRequest {
  readonly reason: string
  /** The release the publisher had before their eyes. */
  readonly expectedSeq: number
  /** Ids of the warnings that were read and accepted. */
  readonly acknowledgedWarnings?: readonly string[]
  /** The same key answers with the same release, however often it is sent. */
  readonly idempotencyKey?: string
  /** The `hash` of the review; given, exactly the reviewed content is published or nothing. */
  readonly reviewed?: string
}

export interface ReviewedEdit {
  readonly fact: string
  /** The edit in plain words. */
  readonly text: string
  readonly live: unknown
  readonly next: unknown
  readonly actor: string
  readonly at: string
}

export interface Review {
  /** The live release the review was made against. */
  readonly seq: number
  readonly hash: string
  readonly edits: readonly ReviewedEdit[]
  readonly blockers: readonly Blocker[]
  readonly warnings: readonly Warning[]
  /** Who approved exactly this content; empty for a rollback, which needs nobody's. */
  readonly approvals: readonly Approval[]
  /** Facts whose author cannot publish them alone: somebody else has to approve or to publish. */
  readonly secondPersonFor: readonly { readonly fact: string; readonly author: string }[]
}

/** What is drafted, and the release it would change. */
export interface Draft {
  readonly seq: number
  readonly edits: readonly DraftEdit[]
}

/** The draft as a release that the preview can play, or what keeps it from being one. */
export interface DraftRelease {
  readonly seq: number
  readonly issues: readonly Issue[]
  /** Missing when the check refused. */
  readonly release?: CompiledRelease
}

export interface Published {
  readonly release: ReleaseRecord
  /** True when the idempotency key had been used before and nothing new was published. */
  readonly replayed: boolean
}

/** An operator's edit whose shipped value a later build changed. */
export interface BaselineConflict {
  readonly fact: string
  readonly operator: unknown
  readonly shippedThen: unknown
  readonly shippedNow: unknown
  readonly actor: string
  readonly at: string
}

export type BootOutcome =
  /** `setAside`: edits, in plain words, that this build refuses and that are no longer live. */
  | { readonly kind: 'unchanged' | 'released'; readonly seq: number; readonly setAside?: readonly string[] }
  | { readonly kind: 'refused'; readonly seq: number; readonly blockers: readonly Blocker[] }
  | { readonly kind: 'newer-build'; readonly seq: number }
  /** The database or the disk failed: what the disk holds is served, nothing can be published, and it is tried again by itself. */
  | { readonly kind: 'storage'; readonly seq: number; readonly message: string }

export interface Publisher {
  /** Puts this build's documents live if they are not, through the same gates. Edits that it refuses are set aside, but for those that have to do with money; refused, the old head stands. */
  boot(): Promise<BootOutcome>
  bootOutcome(): BootOutcome | undefined
  review(): Promise<Review>
  /** Both of one moment; while a release is stored and not yet shown, it waits. */
  draft(): Promise<Draft>
  /** Compiles the draft without its gates; nothing is stored. */
  draftRelease(): Promise<DraftRelease>
  publish(actor: string, request: PublishRequest, isConfirmed?: boolean): Promise<Published>
  /** Approves the draft if it still is what was reviewed. Throws `DraftChanged`, `NothingToPublish` or `OwnEdits`. */
  approve(actor: string, reviewed: string): Promise<readonly Approval[]>
  withdrawApproval(actor: string, reviewed: string): Promise<readonly Approval[]>
  reviewRollback(seq: number): Promise<Review>
  rollback(actor: string, seq: number, request: PublishRequest, isConfirmed?: boolean): Promise<Published>
  /** Notices what another process published or a restored backup took back, and makes up for what the disk or the store refused before. */
  refresh(): Promise<void>
  /** Mends what is missing or damaged of the files and heads on disk. */
  inspectDisk(): Promise<void>
  liveSeq(): number
  overlay(): readonly OverlayEdit[]
  /** The documents as operators see them: this build's with the live edits. */
  liveFiles(): readonly SourceFile[]
  baselineConflicts(): readonly BaselineConflict[]
}
