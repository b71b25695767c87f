import type { BackupRow } from './backup/BackupTable.ts'
import type { AuditEntry } from '../base/audit/AuditRecord.ts'
import type { PictureRoom } from '../base/config/defaultPictureRoom.ts'
import type { Role } from '../../api/accountApi.ts'
import type { AuditRecord, ReportCount } from '../../api/auditApi.ts'
import type { Answer, Ask, OpenChange } from '../../api/changeApi.ts'
import type { DraftEdit, OverlayEdit } from '../../api/edits.ts'
import type { Reason } from '../../api/findings.ts'
import type { Invitation } from '../../api/operatorApi.ts'
import type { Place } from '../../api/presenceApi.ts'
import type { DescribedPicture, PictureRecord } from '../../api/pictureApi.ts'
import type { ReleaseRecord } from '../../api/releaseApi.ts'
import type { HeartbeatStore } from './HeartbeatStore.ts'
import type { ScheduleStore, ScheduledRelease } from './ScheduleStore.ts'
import type { TrialStore } from './TrialStore.ts'
import type { StopName } from '../../../src/format/stops.ts'
import type { StopRecord } from '../../api/stopApi.ts'
import type { Approval } from '../../api/review.ts'
import type { Trial } from '../../api/trialApi.ts'

/** An edit that was live until a build refused it; the release is the first one without it. */
export interface SetAsideEdit extends OverlayEdit {
  readonly seq: number
  readonly reasons: readonly Reason[]
}

/** What a publish records about a value on which two people should agree. */
export interface AgreedValue {
  readonly fact: string
  readonly value: unknown
  /**
   * True when two people agreed on it now; otherwise it is the value before one person alone changed it, and an earlier
   * record of the fact stays.
   */
  readonly isAgreed: boolean
}

export interface NewRelease extends Omit<ReleaseRecord, 'seq'> {
  /** The newest `seq` the publisher had seen; 0 when there is none. */
  readonly expectedSeq: number
  readonly idempotencyKey?: string
  /** Whose edits go live. */
  readonly change?: string
  /** The edits that go live; each is removed from its change only at the revision that was published. */
  readonly published: readonly { readonly fact: string; readonly rev: number }[]
  /** What made it go out by itself: done in the same transaction, once. */
  readonly schedule?: ScheduledRelease
  /** The trial that goes out to everybody by itself. */
  readonly trial?: Pick<Trial, 'id' | 'number'>
  /** If given, the outbox gets a message about the release under this id, in the same transaction. */
  readonly deliveryId?: string
  readonly agreed?: readonly AgreedValue[]
  /**
   * Edits that were live and are not in this release, because its build refuses them. Each gets an entry in the audit.
   */
  readonly setAside?: readonly Omit<SetAsideEdit, 'seq'>[]
  readonly audit: AuditEntry
}

/** Enough to tell which releases led to the live one and which were taken back. */
export interface LineageStep {
  readonly seq: number
  /** Of a rollback: the release whose edits it plays again. */
  readonly restores?: number
  /** Of what was out for a while: the release that brought it. */
  readonly takesBack?: number
}

/** The head of one plan version. */
export interface Pointer {
  readonly plan: number
  readonly seq: number
  readonly sha: string
  /** When the release was made, but always later than the head before it, whatever the clock said. */
  readonly at: string
  readonly retired: boolean
  /** The newest hash of the audit's chain before the release; missing in heads of earlier builds. */
  readonly chain?: string
}

export interface Operator {
  readonly id: number
  readonly name: string
  readonly role: Role
  readonly disabled: boolean
  readonly createdAt: string
  /**
   * Who let this operator in last: by an invitation, or by a link to choose a new password. Missing in accounts older
   * than the record.
   */
  readonly vouchedBy?: string
  readonly vouchedAt?: string
}

export interface Session {
  readonly idHash: string
  readonly operatorId: number
  readonly createdAt: string
  readonly seenAt: string
  readonly ip: string
  readonly agent: string
  /** When the password or a code was last typed in this session. */
  readonly confirmedAt?: string
}

/** A shared secret beside the password; in force once one of its codes was confirmed. */
interface SecondFactor {
  readonly secret: string
  readonly confirmedAt: string | null
}

export interface ReleaseStore {
  putFiles(files: ReadonlyMap<string, string>): Promise<void>
  readFile(sha: string): Promise<string | undefined>
  listFiles(): Promise<readonly string[]>
  /**
   * Release, audit, pointer and taken edits in one transaction. Throws `ReleaseMoved`, `NewerBuild`, `UnknownChange`,
   * `UnknownPicture`, `ChangeScheduled` for a change that goes out by itself, `UnknownSchedule` for a schedule that
   * is done or ended, and `UnknownTrial` for a trial that does not run any more or was built again.
   */
  publish(release: NewRelease): Promise<ReleaseRecord>
  pointers(): Promise<readonly Pointer[]>
  latestRelease(): Promise<ReleaseRecord | undefined>
  findRelease(seq: number): Promise<ReleaseRecord | undefined>
  /** The newest that was made at this moment or before it, given as its date is: in UTC with milliseconds. */
  releaseAt(moment: string): Promise<ReleaseRecord | undefined>
  /** Every release, oldest first. */
  lineage(): Promise<readonly LineageStep[]>
  /** By fact: the value that two people last agreed on, or the one before one person alone changed it. */
  agreedValues(): Promise<ReadonlyMap<string, unknown>>
  findReleaseByKey(idempotencyKey: string): Promise<ReleaseRecord | undefined>
  /** Newest first. */
  listReleases(page: { readonly before?: number; readonly limit: number }): Promise<readonly ReleaseRecord[]>
  /**
   * Calls when another service may have published; returns a function that ends it. Only a hint: callers also have to
   * ask now and then.
   */
  watch(hear: () => void): () => void
}

/** For the log, in the same transaction; given an id, the outbox gets a message under it. */
export interface ChangedStop {
  readonly audit: AuditEntry
  readonly deliveryId?: string
}

/** One width of a picture. */
export interface PictureFile {
  readonly width: number
  readonly bytes: Buffer
}

export interface PictureStore {
  /** Newest first. */
  pictures(): Promise<readonly PictureRecord[]>
  findPicture(sha: string): Promise<PictureRecord | undefined>
  /** All widths, the smallest first. */
  pictureFiles(sha: string): Promise<readonly PictureFile[]>
  /** The widest that is not wider. */
  readPictureFile(sha: string, width: number): Promise<Buffer | undefined>
  /** Answers false, and changes nothing, where the library has it. Throws `LibraryFull`. */
  addPicture(
    picture: PictureRecord,
    files: readonly PictureFile[],
    most: PictureRoom,
    audit: AuditEntry,
  ): Promise<boolean>
  /** Answers whether it was there. Keeps what is not described; an empty text takes one away. */
  describePicture(sha: string, described: DescribedPicture, audit: AuditEntry): Promise<boolean>
  /** Answers whether it was there. Throws `PictureInUse` while a release or an open change names it. */
  removePicture(sha: string, audit: AuditEntry): Promise<boolean>
}

export interface StopStore {
  /** The stops that are on, in the order of `stopNames`. */
  stops(): Promise<readonly StopRecord[]>
  /** Replaces one that is on already. Dates every head later, and leaves its release alone. */
  putStop(change: ChangedStop & { readonly stop: StopRecord }): Promise<void>
  /** Answers whether it was on; the same for the heads. */
  liftStop(change: ChangedStop & { readonly name: StopName }): Promise<boolean>
}

/** One of several edits that are written together. */
export interface EditWrite {
  readonly fact: string
  /** Missing to take the edit out of the change. */
  readonly edit?: Omit<DraftEdit, 'rev'>
  /** 0: there is none. */
  readonly expectedRev: number
  readonly audit: AuditEntry
}

/** A change before its first edit. */
export interface NewChange extends Pick<OpenChange, 'id' | 'name' | 'owner' | 'createdAt'> {}

/** What is logged with a change of the store, and what the webhook is told of it. */
export interface Logged {
  readonly audit: AuditEntry
  readonly message?: { readonly id: string; readonly body: object }
}

export interface ChangeStore {
  /** The open ones, oldest first. */
  changes(): Promise<readonly OpenChange[]>
  addChange(change: NewChange, audit: AuditEntry): Promise<void>
  /** Answers the owner's newest open change that is neither scheduled nor being tried; without one it adds this one. */
  ownChange(change: NewChange, audit: AuditEntry): Promise<string>
  /** Answers whether it was open; the same for `joinChange`. */
  renameChange(id: string, name: string, audit: AuditEntry): Promise<boolean>
  joinChange(id: string, actor: string, audit: AuditEntry): Promise<boolean>
  /** Answers whether the actor was in it. */
  leaveChange(id: string, actor: string, audit: AuditEntry): Promise<boolean>
  /** Forgets its edits, which are added to the audit, and answers how many; undefined where it was not open. */
  dropChange(id: string, audit: AuditEntry): Promise<number | undefined>
  /** Oldest first. Every edit of the change, and every build that goes live, removes its approvals. */
  approvals(contentHash: string): Promise<readonly Approval[]>
  /** Throws `UnknownChange` where the change was published or dropped meanwhile. */
  approve(change: string, contentHash: string, approval: Approval, audit: AuditEntry): Promise<void>
  /** Answers whether there was one. */
  withdrawApproval(contentHash: string, actor: string, audit: AuditEntry): Promise<boolean>
  /**
   * Asks an operator to review a change, or again with another note. Throws `UnknownChange` where it is not open and
   * `CannotReview` where the operator may not approve; the same for `answer`, which throws `NotInChange` for a fact that
   * the change does not edit.
   */
  ask(change: string, ask: Ask, told: Logged): Promise<void>
  /** Answers whether the operator was asked. Approving ends one's own ask, too. */
  endAsk(change: string, operator: string, audit: AuditEntry): Promise<boolean>
  answer(change: string, answer: Answer, told: Logged): Promise<void>
  /** Edits that were set aside and neither dismissed nor published again. */
  setAside(): Promise<readonly SetAsideEdit[]>
  /** Answers whether it was there. */
  dismissSetAside(fact: string, audit: AuditEntry): Promise<boolean>
  /**
   * Writes only if the row is still at `expectedRev` (0: not there) and the change is open, neither scheduled nor being
   * tried, with the author in it; answers undefined otherwise. Throws `UnknownPicture` for a value that names one that
   * the library lacks.
   */
  putEdit(
    change: string,
    edit: Omit<DraftEdit, 'rev'>,
    expectedRev: number,
    audit: AuditEntry,
  ): Promise<DraftEdit | undefined>
  /**
   * Several edits and removals of one change, all or none of them; answers what each fact has now, in the same order.
   * Undefined when one has changed meanwhile, as for `putEdit`.
   */
  putEdits(change: string, writes: readonly EditWrite[]): Promise<readonly (DraftEdit | undefined)[] | undefined>
  /** Removes only at `expectedRev`; answers whether it did. */
  removeEdit(change: string, fact: string, expectedRev: number, audit: AuditEntry): Promise<boolean>
}

export interface OperatorStore {
  countOperators(): Promise<number>
  listOperators(): Promise<readonly Operator[]>
  findOperator(name: string): Promise<(Operator & { readonly passwordHash: string }) | undefined>
  findOperatorById(id: number): Promise<Operator | undefined>
  /**
   * Refuses with `LastOwner` when nobody could administer afterwards. Ends the operator's sessions. An operator who is
   * disabled or gets a lower role leaves nothing open: invitations they made are closed, approvals they gave are taken
   * back.
   */
  changeOperator(
    id: number,
    change: { readonly role?: Role; readonly disabled?: boolean; readonly passwordHash?: string },
    audit: AuditEntry,
  ): Promise<void>
  addInvitation(invitation: Invitation, audit: AuditEntry): Promise<void>
  findInvitation(tokenHash: string, now: string): Promise<Invitation | undefined>
  listInvitations(now: string): Promise<readonly Invitation[]>
  revokeInvitation(tokenHash: string, audit: AuditEntry): Promise<boolean>
  /** Uses up the link and creates the operator in one step. Throws `LinkNotValid` or `NameTaken`. */
  acceptInvitation(
    tokenHash: string,
    operator: { readonly name: string; readonly passwordHash: string },
    now: string,
    audit: AuditEntry,
  ): Promise<Operator>
  /**
   * Uses up the link of an existing operator: sets the password, ends their sessions and other such links. Throws
   * `LinkNotValid`.
   */
  acceptPasswordLink(tokenHash: string, passwordHash: string, audit: AuditEntry): Promise<void>
  addSession(session: Session): Promise<void>
  findSession(idHash: string): Promise<Session | undefined>
  touchSession(idHash: string, seenAt: string): Promise<void>
  confirmSession(idHash: string, confirmedAt: string): Promise<void>
  endSession(idHash: string): Promise<void>
  /** Forgets sessions that began before `createdBefore` or were last used before `seenBefore`. */
  dropSessions(createdBefore: string, seenBefore: string): Promise<void>
  /** Newest first. */
  listSessions(operatorId: number): Promise<readonly Session[]>
  endSessions(operatorId: number, audit: AuditEntry): Promise<void>
}

export interface SecondFactorStore {
  findSecondFactor(operatorId: number): Promise<SecondFactor | undefined>
  /** Operators whose second factor is in force. */
  listSecondFactors(): Promise<readonly number[]>
  countRecoveryCodes(operatorId: number): Promise<number>
  /** Replaces one that was never confirmed; answers false, and does nothing, if one is in force. */
  beginSecondFactor(operatorId: number, secret: string): Promise<boolean>
  /** Puts it in force; `step` is used up. */
  confirmSecondFactor(
    operatorId: number,
    confirmed: { readonly at: string; readonly step: number; readonly recoveryHashes: readonly string[] },
    audit: AuditEntry,
  ): Promise<void>
  /** Uses up a time step, once; false when it or a later one was used before. */
  useStep(operatorId: number, step: number): Promise<boolean>
  /** Uses up a recovery code; answers whether there was one. */
  useRecoveryCode(operatorId: number, codeHash: string, audit: AuditEntry): Promise<boolean>
  /** Answers whether there was one. */
  removeSecondFactor(operatorId: number, audit: AuditEntry): Promise<boolean>
}

/** Lets a phone read changes, for as long as the session that made it lasts at most. */
export interface PhoneLink {
  readonly tokenHash: string
  readonly sessionHash: string
  readonly createdAt: string
  /** Their ids, by commas; missing for the operator's own. */
  readonly changes?: string
}

export interface PhoneLinkStore {
  /** Replaces an earlier one of the same session; answers false if that session has ended. */
  putPhoneLink(link: PhoneLink, audit: AuditEntry): Promise<boolean>
  findPhoneLink(tokenHash: string): Promise<PhoneLink | undefined>
  findPhoneLinkOf(sessionHash: string): Promise<PhoneLink | undefined>
  /** Answers whether there was one. */
  endPhoneLink(sessionHash: string, audit: AuditEntry): Promise<boolean>
}

/** Somebody who listens to the events of the desk. */
export interface Presence {
  /** Of the stream. */
  readonly id: string
  readonly operator: string
  readonly role: Role
  /** Empty until the desk has said where they are. */
  readonly page: string
  readonly change?: string
  readonly since: string
  readonly seenAt: string
}

export interface PresenceStore {
  /** At the place where others of the session are; answers false if the session has ended. */
  addPresence(id: string, sessionHash: string, at: string): Promise<boolean>
  /** For all of a session; `at` is the moment they came, if they were elsewhere before. */
  movePresence(sessionHash: string, place: Place, at: string): Promise<void>
  seePresence(ids: readonly string[], seenAt: string): Promise<void>
  /** Forgets those last seen before. */
  dropPresence(seenBefore: string): Promise<void>
  /** Of operators who may sign in; the latest to arrive at their place last. Those of a session end with it. */
  presence(): Promise<readonly Presence[]>
}

/** A message that waits to be sent; `attempts` counts those before this one. */
export interface Delivery {
  readonly id: string
  readonly body: string
  readonly attempts: number
}

export interface OutboxStore {
  /**
   * The oldest message that is due, for the caller alone until `until`; after that it is due again, whatever happened
   * to the caller.
   */
  claimDelivery(now: string, until: string): Promise<Delivery | undefined>
  /** It arrived. */
  removeDelivery(id: string): Promise<void>
  /** It did not arrive and is due again then. */
  postponeDelivery(id: string, dueAt: string): Promise<void>
}

export interface AttemptStore {
  /**
   * Counts one more attempt under a key unless it has to wait; one at a time across all services. `waitFor` gives how
   * many ms, from the attempts so far. The count starts again if the last one was `forgetAfter` ms ago.
   */
  takeAttempt(
    key: string,
    time: { readonly now: number; readonly forgetAfter: number },
    waitFor: (before: { readonly count: number; readonly lastAt: number }) => number,
  ): Promise<{ readonly waitMs: number; readonly count: number }>
  forgetAttempts(key: string): Promise<void>
  /** An operator signed in or used up a link on this device. */
  rememberDevice(idHash: string, operatorId: number, at: string): Promise<void>
  /** The operator who was last remembered on a device since then. */
  deviceOwner(idHash: string, seenSince: string): Promise<number | undefined>
}

/** Which entries to find; an empty filter finds all. */
export interface AuditFilter {
  readonly actor?: string
  readonly action?: string
  /** The first moment of the range, in UTC with milliseconds as in the entries. */
  readonly from?: string
  /** The first moment after the range. */
  readonly until?: string
  /** The entry contains all of them, in any order; Latin letters in either case. */
  readonly words?: readonly SoughtWord[]
}

/** A word of a search, which an entry has in its text or by its subject: the log spells facts, people call them. */
export interface SoughtWord {
  readonly text: string
  /** The subjects that are called by it. */
  readonly subjects: readonly string[]
}

export interface AuditStore {
  appendAudit(entry: AuditEntry): Promise<AuditRecord>
  /** Newest first. */
  listAudit(page: AuditFilter & { readonly before?: number; readonly limit: number }): Promise<readonly AuditRecord[]>
  countAudit(filter: AuditFilter): Promise<number>
  auditSubjects(): Promise<readonly string[]>
  /** Everybody who ever did something, and everything that was ever done. */
  auditNames(): Promise<{ readonly actors: readonly string[]; readonly actions: readonly string[] }>
  /** Oldest first, in batches, for verifying. */
  readAudit(after: number, limit: number): Promise<readonly AuditRecord[]>
}

export interface ReportStore {
  /** Adds to the stored counts; each of these is of a different trouble. */
  addReports(counts: readonly ReportCount[]): Promise<void>
  listReports(limit: number): Promise<readonly ReportCount[]>
}

/** Links and approvals of a backup that still worked when it was restored, until restoring closed them. */
export interface ClosedByRestore {
  /** Those with an `operatorId` were for a new password. */
  readonly links: readonly Invitation[]
  /** Without a change: of the one draft of earlier builds. */
  readonly approvals: readonly { readonly actor: string; readonly change?: Pick<OpenChange, 'id' | 'name' | 'owner'> }[]
}

export interface BackupStore {
  /**
   * Every row but those of sessions, phone links, presence, trials and phones, as of one moment while others go on writing.
   */
  dump(): AsyncIterable<BackupRow>
  /**
   * Fills an empty store, all or nothing; heads are dated `at`, unless theirs is later. Closes every invitation, password
   * link and approval, and adds them to the audit. Throws `NotEmpty` and what `rows` throws.
   */
  fill(rows: AsyncIterable<BackupRow>, at: string, audit: AuditEntry): Promise<ClosedByRestore>
}

export interface Store
  extends
    BackupStore,
    ReleaseStore,
    PictureStore,
    OutboxStore,
    StopStore,
    ChangeStore,
    ScheduleStore,
    TrialStore,
    OperatorStore,
    SecondFactorStore,
    AttemptStore,
    PhoneLinkStore,
    PresenceStore,
    AuditStore,
    HeartbeatStore,
    ReportStore {
  /** Checkpoints and closes; the store is unusable afterwards. */
  close(): Promise<void>
}
