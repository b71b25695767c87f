import { ConfirmNeeded } from '../refusals.ts'
import type { Role } from '../../../api/accountApi.ts'

/** Whoever acts: an operator of the desk, or `cli:<user>` on the machine itself. */
export interface Actor {
  readonly name: string
  readonly role: Role
  /** Missing for the command line. */
  readonly operatorId?: number
  /** Whether the password or a code was typed within five minutes; not needed over the socket. */
  readonly isConfirmed?: boolean
  /** Of an account of the company: whether somebody asked for a second factor in this session, and who. */
  readonly companyFactor?: 'none' | 'provider' | 'code'
}

/** Whether somebody has just confirmed who they are; on the command line the machine's own log-in did. */
export function isConfirmed(actor: Actor): boolean {
  return actor.operatorId === undefined || actor.isConfirmed === true
}

/** For changes to who may do what. Throws `ConfirmNeeded`. */
export function requireConfirmed(actor: Actor): void {
  if (!isConfirmed(actor)) throw new ConfirmNeeded()
}
