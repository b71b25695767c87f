import { ConfirmNeeded, NotAllowed } from '../refusals.ts'
import type { Role } from '../../api/accountApi.ts'

/** Whoever acts: an operator of the desk, or `cli:<user>` on the machine itself. */
export interface Actor {
  readonly name: string
  readonly role: Role
  /** Missing for the command line. */
  readonly operatorId?: number
  /** Whether the password or a code was typed within five minutes; not needed over the socket. */
  readonly isConfirmed?: boolean
}

const RANKS: Readonly<Record<Role, number>> = { viewer: 0, editor: 1, publisher: 2, owner: 3 }

/** Every role may do all that the roles before it may. Throws `NotAllowed`. */
export function requireRole(actor: Actor, needed: Role): void {
  if (RANKS[actor.role] < RANKS[needed]) throw new NotAllowed(needed)
}

/** Whether somebody has just confirmed who they are; on the command line the machine's own log-in did. */
export function isConfirmed(actor: Actor): boolean {
  return actor.operatorId === undefined || actor.isConfirmed === true
}

/** For changes to who may do what. Throws `ConfirmNeeded`. */
export function requireConfirmed(actor: Actor): void {
  if (!isConfirmed(actor)) throw new ConfirmNeeded()
}

/** Whether a role may do less than another. */
export function isLower(role: Role, than: Role): boolean {
  return RANKS[role] < RANKS[than]
}
