import type {
  Documents,
  Draft,
  DraftEdit,
  DraftRelease,
  Invitation,
  JoinLook,
  Me,
  Operator,
  PublishRequest,
  Release,
  ReleaseDifference,
  Releases,
  Report,
  Review,
  Role,
  Status,
} from './answers.ts'

/** Everything the desk asks of the service. Every call rejects with a `DeskError`. */
export interface DeskApi {
  needsSetup(): Promise<boolean>
  lookAtLink(token: string): Promise<JoinLook>
  join(token: string, name: string, password: string): Promise<Me>
  login(name: string, password: string): Promise<Me>
  logout(): Promise<void>
  me(): Promise<Me>
  changePassword(current: string, next: string): Promise<void>

  documents(): Promise<Documents>
  status(): Promise<Status>
  draft(): Promise<Draft>
  /** Answers undefined when the value is the live one, so that nothing is left to publish. */
  putEdit(edit: Pick<DraftEdit, 'fact' | 'value' | 'replaces'>): Promise<DraftEdit | undefined>
  removeEdit(fact: string): Promise<boolean>
  /** `have` names the release whose files the caller already holds. */
  draftRelease(have?: string): Promise<DraftRelease>

  review(): Promise<Review>
  publish(request: PublishRequest): Promise<Release>
  releases(before?: number): Promise<Releases>
  difference(from: number, to: number): Promise<ReleaseDifference>
  reviewRollback(seq: number): Promise<Review>
  rollback(seq: number, request: PublishRequest): Promise<Release>
  reports(): Promise<readonly Report[]>

  team(): Promise<{ readonly operators: readonly Operator[]; readonly invitations: readonly Invitation[] }>
  invite(invitation: { readonly name?: string; readonly role: Role }): Promise<{ readonly link: string; readonly expiresAt: string }>
  withdrawInvitation(tokenHash: string): Promise<void>
  changeOperator(id: number, change: { readonly role?: Role; readonly disabled?: boolean }): Promise<void>
}
