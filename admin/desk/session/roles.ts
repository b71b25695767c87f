import type { Role } from '../../api/accountApi.ts'

const RANKS: Readonly<Record<Role, number>> = { viewer: 0, editor: 1, publisher: 2, owner: 3 }

/** Every role may do what the ones before it may; the service decides in the end. */
export function mayActAs(role: Role, needed: Role): boolean {
  return RANKS[role] >= RANKS[needed]
}

export const roles: readonly { readonly value: Role; readonly label: string; readonly note: string }[] = [
  { value: 'viewer', label: 'Viewer', note: 'Looks at everything and changes nothing.' },
  { value: 'editor', label: 'Editor', note: 'Changes the draft.' },
  { value: 'publisher', label: 'Publisher', note: 'Changes the draft, publishes it and rolls back.' },
  { value: 'owner', label: 'Owner', note: 'Does all that and manages the team.' },
]

export function roleLabel(role: Role): string {
  return roles.find(({ value }) => value === role)?.label ?? role
}
