import type { Audience, Role } from '../audience.ts'
import type { Ast } from '../expression/Ast.ts'
import type { Expression } from '../shape/compiled.ts'

const name = (root: string): Ast => ['id', root]
const session = (field: string): Ast => ['get', name('session'), field]
/** A platform may leave a field of a member out; a comparison with the figure given in its place then fails. */
const figure = (field: string, absent: number): Ast => ['orValue', ['get?', name('user'), field], absent]

const loggedIn = session('loggedIn')
const isAgent: Ast = ['==', figure('isagent', 0), 1]

const ofRole: Readonly<Record<Role, Ast>> = {
  visitors: ['!', loggedIn],
  members: ['&&', loggedIn, ['!', isAgent]],
  agents: ['&&', loggedIn, isAgent],
}

/**
 * The condition of an audience, as the expressions that authors write are compiled; undefined where everybody is meant.
 * It does not hold for a member who is still unknown.
 */
export function audienceCondition(audience: Audience | undefined): Expression | undefined {
  if (audience === undefined) return undefined
  const { roles, vipFrom, vipTo, joinedWithin, languages, installed } = audience
  const isOfMembers = vipFrom !== undefined || vipTo !== undefined || joinedWithin !== undefined
  const parts: readonly Ast[] = [
    ...(languages ? [['in', session('locale'), ['list', languages]] as const] : []),
    ...(installed === undefined ? [] : [[installed ? '==' : '!=', session('install'), 'installed'] as const]),
    ...(roles ? [anyOf(roles.map((role) => ofRole[role]))] : []),
    ...(isOfMembers ? [loggedIn] : []),
    ...(vipFrom === undefined ? [] : [['>=', figure('vip', -1), vipFrom] as const]),
    ...(vipTo === undefined ? [] : [['<=', figure('vip', Number.MAX_SAFE_INTEGER), vipTo] as const]),
    // The day of joining is a member's first.
    ...(joinedWithin === undefined ? [] : [['<=', figure('joinday', Number.MAX_SAFE_INTEGER), joinedWithin] as const]),
  ]
  return parts.length === 0 ? undefined : { e: parts.reduce((all, part) => ['&&', all, part]) }
}

function anyOf(parts: readonly Ast[]): Ast {
  return parts.reduce((all, part) => ['||', all, part])
}
