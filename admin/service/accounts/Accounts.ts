import type { Invitation, Operator, Role } from '../store/Store.ts'
import type { Actor } from './Actor.ts'

export interface SignedIn {
  readonly operator: Operator
  /** The cookie's value. */
  readonly token: string
}

export interface Accounts {
  needsSetup(): Promise<boolean>
  /** A one-time token that makes the first owner; earlier unused ones stop working. */
  issueSetup(): Promise<string>
  invite(actor: Actor, invitation: { readonly name?: string; readonly role: Role }): Promise<{ readonly token: string; readonly expiresAt: string }>
  invitations(): Promise<readonly Invitation[]>
  withdrawInvitation(actor: Actor, tokenHash: string): Promise<void>
  findInvitation(token: string): Promise<Invitation>
  /** Uses a setup or invitation link up. Throws `LinkNotValid`, `WeakPassword` or `NameTaken`. */
  join(token: string, name: string, password: string): Promise<SignedIn>
  /** Throws `WrongCredentials` or `TooManyAttempts`; says nothing about which names exist. */
  login(name: string, password: string, ip: string): Promise<SignedIn>
  logout(token: string): Promise<void>
  authenticate(token: string): Promise<Operator | undefined>
  operators(): Promise<readonly Operator[]>
  changeOperator(actor: Actor, id: number, change: { readonly role?: Role; readonly disabled?: boolean }): Promise<void>
  changePassword(actor: Actor, current: string, next: string): Promise<void>
}
