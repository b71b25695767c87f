import type { Operator } from '../store/rows/operatorRows.ts'
import type { Actor } from '../base/people/Actor.ts'
import type { Authenticated } from './createSessions.ts'
import type { PhoneLinks } from './createPhoneLinks.ts'
import type { Presence } from './createPresence.ts'
import type { Role } from '../../api/accountApi.ts'
import type { Invitation } from '../../api/operatorApi.ts'
import type { Credentials } from '../../api/accountApi.ts'
import type { EnrolledFactor, FactorState, OpenSession } from '../../api/ownAccountApi.ts'

export interface SignedIn {
  readonly operator: Operator
  /** The cookie's value. */
  readonly token: string
}

/** Where a request came from, in a form the operator may recognise. */
export interface Caller {
  readonly ip: string
  /** What the browser calls itself. */
  readonly agent: string
  /** The browser's own id, which it keeps from one log-in to the next. */
  readonly device?: string
}

export interface Accounts {
  readonly phoneLinks: PhoneLinks
  readonly presence: Presence
  needsSetup(): Promise<boolean>
  /** A one-time token that makes the first owner; earlier unused ones stop working. */
  issueSetup(): Promise<string>
  /** Throws `NameTaken`. */
  invite(
    actor: Actor,
    invitation: { readonly name?: string; readonly role: Role },
  ): Promise<{ readonly token: string; readonly expiresAt: string }>
  invitations(): Promise<readonly Invitation[]>
  withdrawInvitation(actor: Actor, tokenHash: string): Promise<void>
  /**
   * A one-time link for an operator who lost the password; replaces an earlier one. It changes nothing until it is
   * used.
   */
  passwordLink(actor: Actor, id: number): Promise<{ readonly token: string; readonly expiresAt: string }>
  /** `isTaken`: somebody joined under the invited name meanwhile, so whoever joins chooses another. */
  findInvitation(token: string): Promise<Invitation & { readonly isTaken: boolean }>
  /**
   * Uses up a password link and signs the operator out everywhere. It does not sign in: a second factor is still
   * required. Throws `LinkNotValid` or `WeakPassword`.
   */
  setPassword(token: string, password: string, caller: Caller): Promise<void>
  /** Uses up a setup or invitation link. Throws `LinkNotValid`, `WeakPassword` or `NameTaken`. */
  join(token: string, name: string, password: string, caller: Caller): Promise<SignedIn>
  /**
   * Throws `WrongCredentials`, `TooManyAttempts`, and, once the password was right, `CodeNeeded` or `WrongCode`;
   * reveals nothing about which names exist.
   */
  login(credentials: Credentials, caller: Caller): Promise<SignedIn>
  logout(token: string): Promise<void>
  authenticate(token: string): Promise<Authenticated | undefined>
  /**
   * Takes the password, or a code where one is asked for at the log-in, once more: good for five minutes in this
   * session. Throws `WrongCredentials`, `WrongCode` or `TooManyAttempts`.
   */
  confirm(actor: Actor, token: string, proof: { readonly password?: string; readonly code?: string }): Promise<void>
  /** Where the actor is signed in, newest first; `token` is the cookie of the request. */
  sessions(actor: Actor, token: string): Promise<readonly OpenSession[]>
  /** Throws `NotFound` for one that is not the actor's. */
  endSession(actor: Actor, id: string): Promise<void>
  /** Everywhere, also here. */
  endSessions(actor: Actor): Promise<void>
  endSessionsOf(actor: Actor, id: number): Promise<void>
  operators(): Promise<readonly (Operator & { readonly secondFactor: boolean })[]>
  changeOperator(actor: Actor, id: number, change: { readonly role?: Role; readonly disabled?: boolean }): Promise<void>
  changePassword(actor: Actor, current: string, next: string): Promise<void>
  secondFactor(actor: Actor): Promise<FactorState>
  /** Not in force until `confirmSecondFactor`. Throws `WrongCredentials` or `AlreadyOn`. */
  beginSecondFactor(actor: Actor, password: string): Promise<EnrolledFactor>
  /** Answers one-time recovery codes, which are shown only here. */
  confirmSecondFactor(actor: Actor, code: string): Promise<readonly string[]>
  removeSecondFactor(actor: Actor, password: string, code: string): Promise<void>
  /** For an operator who lost both phone and recovery codes. */
  resetSecondFactor(actor: Actor, id: number): Promise<void>
}
