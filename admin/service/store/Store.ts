import type { AuditEntry, AuditRecord } from '../audit/AuditRecord.ts'

export type Role = 'viewer' | 'editor' | 'publisher' | 'owner'

/** An edit as it stands in a published release; `replaces` is the shipped value it was made against. */
export interface OverlayEdit {
  readonly fact: string
  readonly value: unknown
  readonly replaces: unknown
  readonly actor: string
  readonly at: string
}

export type ReleaseKind = 'publish' | 'rollback' | 'system'

export interface ReleaseRecord {
  readonly seq: number
  readonly plan: number
  readonly sha: string
  readonly baseline: string
  readonly overlay: readonly OverlayEdit[]
  readonly kind: ReleaseKind
  readonly actor: string
  readonly reason: string
  readonly createdAt: string
}

export interface NewRelease extends Omit<ReleaseRecord, 'seq'> {
  /** The newest `seq` the publisher had seen; 0 when there is none. */
  readonly expectedSeq: number
  readonly idempotencyKey?: string
  /** Draft edits that go live with this release; each is taken only at the revision that was published. */
  readonly published: readonly { readonly fact: string; readonly rev: number }[]
  readonly audit: AuditEntry
}

/** Where one plan version stands. */
export interface Pointer {
  readonly plan: number
  readonly seq: number
  readonly sha: string
  readonly at: string
  readonly retired: boolean
}

export interface DraftEdit {
  readonly fact: string
  readonly value: unknown
  /** The live value when the edit was made. */
  readonly replaces: unknown
  readonly actor: string
  readonly at: string
  readonly rev: number
}

export interface Operator {
  readonly id: number
  readonly name: string
  readonly role: Role
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
}

export interface Session {
  readonly idHash: string
  readonly operatorId: number
  readonly createdAt: string
  readonly seenAt: string
}

export interface ReportCount {
  readonly seq: number
  readonly code: string
  readonly pointer: string
  readonly build: string
  readonly count: number
  readonly firstAt: string
  readonly lastAt: string
}

export interface ReleaseStore {
  putFiles(files: ReadonlyMap<string, string>): Promise<void>
  readFile(sha: string): Promise<string | undefined>
  listFiles(): Promise<readonly string[]>
  /** Release, audit, pointer and taken draft edits in one transaction. Throws `ReleaseMoved` or `NewerBuild`. */
  publish(release: NewRelease): Promise<ReleaseRecord>
  pointers(): Promise<readonly Pointer[]>
  latestRelease(): Promise<ReleaseRecord | undefined>
  findRelease(seq: number): Promise<ReleaseRecord | undefined>
  findReleaseByKey(idempotencyKey: string): Promise<ReleaseRecord | undefined>
  /** Newest first. */
  listReleases(page: { readonly before?: number; readonly limit: number }): Promise<readonly ReleaseRecord[]>
}

export interface DraftStore {
  draft(): Promise<readonly DraftEdit[]>
  /** Writes only if the row is still at `expectedRev` (0: not there); answers undefined when it moved. */
  putEdit(edit: Omit<DraftEdit, 'rev'>, expectedRev: number, audit: AuditEntry): Promise<DraftEdit | undefined>
  /** Removes only at `expectedRev`; answers whether it did. */
  removeEdit(fact: string, expectedRev: number, audit: AuditEntry): Promise<boolean>
}

export interface OperatorStore {
  countOperators(): Promise<number>
  listOperators(): Promise<readonly Operator[]>
  findOperator(name: string): Promise<(Operator & { readonly passwordHash: string }) | undefined>
  findOperatorById(id: number): Promise<Operator | undefined>
  /** Refuses with `LastOwner` when nobody could administer afterwards; ends the operator's sessions. */
  changeOperator(id: number, change: { readonly role?: Role; readonly disabled?: boolean; readonly passwordHash?: string }, audit: AuditEntry): Promise<void>
  addInvitation(invitation: Invitation, audit: AuditEntry): Promise<void>
  findInvitation(tokenHash: string, now: string): Promise<Invitation | undefined>
  listInvitations(now: string): Promise<readonly Invitation[]>
  revokeInvitation(tokenHash: string, audit: AuditEntry): Promise<boolean>
  /** Uses the link up and creates the operator at once. Throws `LinkNotValid` or `NameTaken`. */
  acceptInvitation(tokenHash: string, operator: { readonly name: string; readonly passwordHash: string }, now: string, audit: AuditEntry): Promise<Operator>
  addSession(session: Session): Promise<void>
  findSession(idHash: string): Promise<Session | undefined>
  touchSession(idHash: string, seenAt: string): Promise<void>
  endSession(idHash: string): Promise<void>
  /** Forgets sessions that began before `createdBefore` or were last used before `seenBefore`. */
  dropSessions(createdBefore: string, seenBefore: string): Promise<void>
}

export interface AuditStore {
  appendAudit(entry: AuditEntry): Promise<AuditRecord>
  /** Newest first. */
  listAudit(page: { readonly before?: number; readonly limit: number }): Promise<readonly AuditRecord[]>
  /** Oldest first, in batches, for verifying. */
  readAudit(after: number, limit: number): Promise<readonly AuditRecord[]>
}

export interface ReportStore {
  addReports(counts: readonly ReportCount[]): Promise<void>
  listReports(limit: number): Promise<readonly ReportCount[]>
}

export interface Store extends ReleaseStore, DraftStore, OperatorStore, AuditStore, ReportStore {
  /** Checkpoints and closes; the store is unusable afterwards. */
  close(): Promise<void>
}
