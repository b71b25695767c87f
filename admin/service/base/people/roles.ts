import { NotAllowed } from '../refusals.ts'
import type { Role } from '../../../api/accountApi.ts'
import type { Actor } from './Actor.ts'

const RANKS: Readonly<Record<Role, number>> = { viewer: 0, editor: 1, publisher: 2, owner: 3 }

/** Every role may do all that the roles before it may. Throws `NotAllowed`. */
export function requireRole(actor: Actor, needed: Role): void {
  if (RANKS[actor.role] < RANKS[needed]) throw new NotAllowed(needed)
}

/** Whether a role may do less than another. */
export function isLower(role: Role, than: Role): boolean {
  return RANKS[role] < RANKS[than]
}
