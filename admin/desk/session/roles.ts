import type { Role } from '../../api/accountApi.ts'

const RANKS: Readonly<Record<Role, number>> = { viewer: 0, editor: 1, publisher: 2, owner: 3 }

/** Every role may do what the ones before it may; the service decides in the end. */
export function mayActAs(role: Role, needed: Role): boolean {
  return RANKS[role] >= RANKS[needed]
}

/** From the one who may least. */
export const roles = ['viewer', 'editor', 'publisher', 'owner'] as const satisfies readonly Role[]
