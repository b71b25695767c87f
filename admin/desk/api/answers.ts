import type { Issue } from '../../../src/format/Issue.ts'
import type { Manifest } from '../../../src/format/release.ts'
import type { SourceFile } from '../../../src/format/SourceFile.ts'

/** What the service answers to the desk. `answers.test.ts` holds these to the service itself. */
export type Role = 'viewer' | 'editor' | 'publisher' | 'owner'

export interface Me {
  readonly id: number
  readonly name: string
  readonly role: Role
  /** The role needs a code at the log-in, and none is turned on yet: nothing else works before it is. */
  readonly needsSecondFactor?: boolean
}

export interface SignedIn {
  readonly operator: Me
  readonly csrf: string
}

export interface JoinLook {
  /** The name the inviter chose; null when whoever joins chooses. */
  readonly name: string | null
  /** Somebody joined under that name meanwhile. */
  readonly isTaken: boolean
  readonly role: Role
  readonly expiresAt: string
  /** What the link is good for. */
  readonly makes: 'operator' | 'password'
}

/** An edit in the shared draft. */
export interface DraftEdit {
  readonly fact: string
  readonly value: unknown
  /** The live value when the edit was made. */
  readonly replaces: unknown
  readonly actor: string
  readonly at: string
  readonly rev: number
}

/** An operator's edit that is live; `replaces` is the shipped value it was made against. */
export type OverlayEdit = Omit<DraftEdit, 'rev'>

/** A live edit whose shipped value a later build changed. */
export interface BaselineConflict {
  readonly fact: string
  readonly operator: unknown
  readonly shippedThen: unknown
  readonly shippedNow: unknown
  readonly actor: string
  readonly at: string
}

export interface Documents {
  readonly seq: number
  readonly baseline: string
  readonly shipped: readonly SourceFile[]
  /** The documents that live edits changed. */
  readonly changed: readonly SourceFile[]
  readonly overlay: readonly OverlayEdit[]
  readonly conflicts: readonly BaselineConflict[]
}

export interface Draft {
  readonly seq: number
  readonly edits: readonly DraftEdit[]
}

/** The draft as a release that can be played, or what keeps it from being one. */
export interface DraftRelease {
  readonly seq: number
  readonly issues: readonly Issue[]
  /** Missing when the check refused. */
  readonly release?: {
    readonly sha: string
    readonly manifest: Manifest
    /** By address; only what the release named in `have` does not hold. */
    readonly files: Readonly<Record<string, string>>
  }
}

/** The whole of the live release, file by address. */
export interface LiveRelease {
  readonly seq: number
  readonly sha: string
  readonly manifest: Manifest
  readonly files: Readonly<Record<string, string>>
}

/** A link that shows the draft on a phone; the token is known this once. */
export interface PhoneLink {
  /** Of the page that takes the token. */
  readonly address: string
  readonly token: string
  readonly expiresAt: string
}

export interface Blocker {
  readonly gate: string
  readonly code: string
  readonly message: string
  readonly hint?: string
  readonly fact?: string
  readonly document?: string
  readonly path?: string
  readonly line?: number
  readonly screen?: string
  readonly locale?: string
}

export interface Warning extends Blocker {
  readonly id: string
  readonly mustAcknowledge: boolean
}

/** An edit that was live until a new build refused it. */
export interface SetAsideEdit {
  readonly fact: string
  readonly text: string
  readonly value: unknown
  readonly actor: string
  readonly at: string
  /** The first release without it. */
  readonly seq: number
  readonly reasons: readonly Omit<Blocker, 'gate'>[]
}

export interface ReviewedEdit {
  readonly fact: string
  readonly text: string
  readonly live: unknown
  readonly next: unknown
  readonly actor: string
  readonly at: string
}

export interface Review {
  readonly seq: number
  readonly hash: string
  readonly edits: readonly ReviewedEdit[]
  readonly blockers: readonly Blocker[]
  readonly warnings: readonly Warning[]
  /** Who approved exactly this content. */
  readonly approvals: readonly Approval[]
  /** Large changes whose author cannot publish them alone. */
  readonly secondPersonFor: readonly { readonly fact: string; readonly author: string }[]
}

export interface Approval {
  readonly actor: string
  readonly at: string
}

export interface PublishRequest {
  readonly reason: string
  readonly expectedSeq: number
  readonly acknowledgedWarnings?: readonly string[]
  readonly idempotencyKey?: string
  /** The `hash` of the review: exactly what was reviewed is published, or nothing. */
  readonly reviewed: string
}

export interface Release {
  readonly seq: number
  readonly sha: string
  readonly plan: number
  readonly baseline: string
  readonly overlay: readonly OverlayEdit[]
  readonly kind: 'publish' | 'rollback' | 'system'
  readonly actor: string
  readonly reason: string
  readonly createdAt: string
}

export interface Releases {
  readonly live: number
  /** Newest first. */
  readonly releases: readonly Release[]
}

export interface ReleaseDifference {
  readonly from: number
  readonly to: number
  readonly edits: readonly {
    readonly fact: string
    readonly text: string
    readonly before: unknown
    readonly after: unknown
  }[]
  readonly baseline?: { readonly from: string; readonly to: string }
  readonly parts: readonly string[]
}

export interface Status {
  /** The address of the live release. */
  readonly sha: string | null
  readonly seq: number
  readonly demonstration: boolean
  readonly approvalsRequired: boolean
  /** Phones and browsers that listen for releases at this moment. */
  readonly streams: number
  /** What does not work in the service now, and what to do about it. */
  readonly incidents: readonly string[]
  /** Between which amounts settings are published at all, by JSON Pointer. */
  readonly hardLimits: Readonly<Record<string, HardLimit>>
  readonly boot:
    | {
        readonly kind: 'unchanged' | 'released' | 'newer-build'
        readonly seq: number
        readonly setAside?: readonly string[]
      }
    | { readonly kind: 'storage'; readonly seq: number; readonly message: string }
    | { readonly kind: 'refused'; readonly seq: number; readonly blockers: readonly Blocker[] }
    | null
}

/** Plain decimal text; a side without an end is open. */
export interface HardLimit {
  readonly min?: string
  readonly max?: string
}

/** The platform's own figure for a setting, or why it is not known. Amounts are plain decimal text. */
export type PlatformLimit = { readonly value: string | boolean } | { readonly unknown: string }

export interface Operator extends Me {
  /** Whether a code is asked for at the log-in. */
  readonly secondFactor: boolean
  readonly disabled: boolean
  readonly createdAt: string
}

export interface Invitation {
  readonly tokenHash: string
  readonly name: string | null
  readonly role: Role
  readonly createdBy: string
  readonly createdAt: string
  readonly expiresAt: string
  /** Whose password the link sets; null for one that makes a new operator. */
  readonly operatorId: number | null
}

/** A one-time link; it is told once, because only its hash is kept. */
export interface MadeLink {
  readonly link: string
  readonly expiresAt: string
}

/** One place where an operator is signed in. */
export interface OpenSession {
  readonly id: string
  readonly createdAt: string
  readonly seenAt: string
  readonly ip: string
  /** What the browser calls itself. */
  readonly agent: string
  readonly current: boolean
}

export interface SecondFactor {
  readonly on: boolean
  readonly recoveryCodesLeft: number
}

export interface EnrolledFactor {
  readonly secret: string
  /** For a QR code. */
  readonly uri: string
}

/** Who did what, and why; `hash` covers the entry and the one before it. */
export interface AuditEntry {
  readonly id: number
  readonly at: string
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly reason: string
  readonly details: Readonly<Record<string, unknown>>
  readonly prevHash: string
  readonly hash: string
}

/** What an entry has to be; nothing said is everything. */
export interface AuditFilter {
  readonly actor?: string
  readonly action?: string
  /** The first moment, and the first one after, in UTC with milliseconds. */
  readonly from?: string
  readonly until?: string
  /** Words that the entry holds, in any order. */
  readonly text?: string
}

export interface AuditPage {
  /** How many entries of the whole log fit. */
  readonly found: number
  /** The newest of them, before an entry. */
  readonly entries: readonly AuditEntry[]
}

export interface AuditVerdict {
  readonly ok: boolean
  readonly problems: readonly string[]
  readonly entries: number
  readonly head: string
  readonly releases: number
}

export interface Report {
  readonly seq: number
  readonly code: string
  readonly pointer: string
  readonly build: string
  readonly count: number
  readonly firstAt: string
  readonly lastAt: string
}
