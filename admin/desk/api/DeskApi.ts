import type { JoinLook, Me, Role } from '../../api/accountApi.ts'
import type { EnrolledFactor, FactorState, OpenSession } from '../../api/ownAccountApi.ts'
import type { DraftEdit } from '../../api/edits.ts'
import type { Documents, Status } from '../../api/documentApi.ts'
import type { OpenChange } from '../../api/changeApi.ts'
import type { DescribedSetAside, DraftRelease, EditRequest, EditsRequest } from '../../api/draftApi.ts'
import type { LiveRelease, PublishRequest, ReleaseDifference, ReleaseRecord, Releases } from '../../api/releaseApi.ts'
import type { Moment } from '../../api/momentApi.ts'
import type { Schedule, ScheduleRequest } from '../../api/scheduleApi.ts'
import type { Trial, TrialRequest } from '../../api/trialApi.ts'
import type { StopName } from '../../../src/format/stops.ts'
import type { StopRecord, StopRequest } from '../../api/stopApi.ts'
import type { DescribedPicture, PictureLibrary, PictureRecord, UploadedPicture } from '../../api/pictureApi.ts'
import type { UploadOptions } from './createTransport.ts'
import type { PhoneLink } from '../../api/phoneLinkApi.ts'
import type { Approval, Review } from '../../api/review.ts'
import type { OpenPhones } from '../../api/heartbeatApi.ts'
import type { Place } from '../../api/presenceApi.ts'
import type { PlatformLimit } from '../../api/platformApi.ts'
import type { Invitation, MadeLink, Operator } from '../../api/operatorApi.ts'
import type { AuditFilter, AuditPage, ReportCount, StoreVerdict } from '../../api/auditApi.ts'
import type { DeskEvents } from './hearEvents.ts'

/** Every call of the desk to the service. Every call rejects with a `DeskError`. */
export interface DeskApi {
  /** The service's time in milliseconds, whatever the operator's clock says; makes no call. */
  now(): number
  needsSetup(): Promise<boolean>
  lookAtLink(token: string): Promise<JoinLook>
  join(token: string, name: string, password: string): Promise<Me>
  /** By a link for a lost password; does not sign in. */
  setPassword(token: string, password: string): Promise<void>
  login(name: string, password: string, code?: string): Promise<Me>
  logout(): Promise<void>
  me(): Promise<Me>
  /** Confirms again who this is, by the password or a code; good for five minutes. */
  confirm(proof: { readonly password: string } | { readonly code: string }): Promise<void>
  changePassword(current: string, next: string): Promise<void>
  sessions(): Promise<readonly OpenSession[]>
  endSession(id: string): Promise<void>
  /** Everywhere, also here. */
  endSessions(): Promise<void>
  secondFactor(): Promise<FactorState>
  /** Not in force until it is confirmed. */
  beginSecondFactor(password: string): Promise<EnrolledFactor>
  /** Answers recovery codes, which are shown only here. */
  confirmSecondFactor(code: string): Promise<readonly string[]>
  removeSecondFactor(password: string, code: string): Promise<void>

  documents(): Promise<Documents>
  status(): Promise<Status>
  /** What the platform itself allows, by JSON Pointer of the setting. */
  platformLimits(): Promise<Readonly<Record<string, PlatformLimit>>>
  /** The open changes, the release they would change, what goes out by itself, and what is tried or has halted. */
  changes(): Promise<{
    readonly seq: number
    readonly changes: readonly OpenChange[]
    readonly schedules: readonly Schedule[]
    readonly trials: readonly Trial[]
  }>
  addChange(name: string): Promise<OpenChange>
  renameChange(id: string, name: string): Promise<OpenChange>
  joinChange(id: string): Promise<OpenChange>
  /** Answers whether the operator was in it. */
  leaveChange(id: string): Promise<boolean>
  /** Answers how many edits are gone. */
  dropChange(id: string): Promise<number>
  /** Who may be asked to review: those who may approve. */
  reviewers(): Promise<readonly string[]>
  askForReview(change: string, operator: string, note: string): Promise<OpenChange>
  /** Answers whether the operator was asked. */
  endAsk(change: string, operator: string): Promise<boolean>
  /** Says something about an edit of a change. */
  answer(change: string, fact: string, text: string): Promise<OpenChange>
  /**
   * Without a change the edit goes to the operator's own, which the first one makes. Answers undefined when the value is
   * the live one, so that nothing is left to publish.
   */
  putEdit(edit: EditRequest): Promise<{ readonly edit: DraftEdit; readonly change: string } | undefined>
  /** Several edits of one change, all or none; answers what it has of each fact then, in the same order. */
  putEdits(request: EditsRequest): Promise<{
    readonly edits: readonly (DraftEdit | undefined)[]
    readonly change: string | undefined
  }>
  removeEdit(fact: string, change: string): Promise<boolean>
  /** Edits that a new build refused and nobody has decided on. */
  setAside(): Promise<readonly DescribedSetAside[]>
  /** Answers whether it was there. */
  dismissSetAside(fact: string): Promise<boolean>
  /** What members had at a moment, given in UTC with milliseconds. */
  moment(at: string): Promise<Moment>
  /** What members play now. */
  liveRelease(): Promise<LiveRelease>
  /** `have` names the release whose files the caller already holds; of the changes a later one wins. */
  draftRelease(changes: readonly string[], have?: string): Promise<DraftRelease>
  /** When this session's link for showing the draft on a phone ends; undefined without one. */
  phoneLinkEnds(): Promise<string | undefined>
  /** Replaces an earlier one. */
  makePhoneLink(changes: readonly string[]): Promise<PhoneLink>
  endPhoneLink(): Promise<void>

  /** Hears the service's events until the stream is lost; answers how to end it. */
  listen(events: DeskEvents): () => void
  /** Tells colleagues where the operator is, while they listen. */
  here(place: Place): Promise<void>

  review(change: string): Promise<Review>
  /** Approves exactly what was reviewed of a change, or takes that back. */
  approve(change: string, reviewed: string): Promise<readonly Approval[]>
  withdrawApproval(change: string, reviewed: string): Promise<readonly Approval[]>
  publish(request: PublishRequest): Promise<ReleaseRecord>
  /** Passes the gates as a publish does; until it is due nobody can edit the change. */
  schedule(change: string, request: ScheduleRequest): Promise<Schedule>
  /** Answers whether it was there. */
  endSchedule(id: string): Promise<boolean>
  /** Takes a change back now; answers the release, if there was anything to take back, and the facts that stay. */
  takeBackNow(id: string): Promise<{ readonly seq?: number; readonly left: readonly string[] }>
  /** Passes the gates as a publish does; while it is tried nobody can edit the change. */
  startTrial(change: string, request: TrialRequest): Promise<Trial>
  /** To a larger share, in percent. */
  widenTrial(id: string, share: number): Promise<Trial>
  /** Answers whether it was there. */
  endTrial(id: string): Promise<boolean>
  /** What operators have stopped. */
  stops(): Promise<readonly StopRecord[]>
  /** Both answer those that are on then. */
  stop(name: StopName, request: StopRequest): Promise<readonly StopRecord[]>
  lift(name: StopName, reason: string): Promise<readonly StopRecord[]>
  releases(before?: number): Promise<Releases>
  difference(from: number, to: number): Promise<ReleaseDifference>
  reviewRollback(seq: number): Promise<Review>
  rollback(seq: number, request: PublishRequest): Promise<ReleaseRecord>
  audit(filter: AuditFilter, before?: number): Promise<AuditPage>
  /** Everybody and everything to choose from. */
  auditNames(): Promise<{ readonly actors: readonly string[]; readonly actions: readonly string[] }>
  /** Every matching entry, as a file. */
  exportAudit(filter: AuditFilter, format: 'csv' | 'json'): Promise<Blob>
  verifyAudit(): Promise<StoreVerdict>
  reports(): Promise<readonly ReportCount[]>
  openPhones(): Promise<OpenPhones>

  pictures(): Promise<PictureLibrary>
  uploadPicture(file: File, options: UploadOptions): Promise<UploadedPicture>
  describePicture(sha: string, described: DescribedPicture): Promise<PictureRecord>
  /** Refused while a release or an open change names it. */
  removePicture(sha: string): Promise<void>

  team(): Promise<{ readonly operators: readonly Operator[]; readonly invitations: readonly Invitation[] }>
  invite(invitation: { readonly name?: string; readonly role: Role }): Promise<MadeLink>
  /** For an operator who lost the password. */
  makePasswordLink(id: number): Promise<MadeLink>
  withdrawInvitation(tokenHash: string): Promise<void>
  endSessionsOf(id: number): Promise<void>
  resetSecondFactor(id: number): Promise<void>
  changeOperator(id: number, change: { readonly role?: Role; readonly disabled?: boolean }): Promise<void>
}
