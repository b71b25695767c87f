import type { Audience } from '../audience.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { Found } from './Document.ts'

/** An audience that somebody can be in. */
export function checkAudience(
  audience: Audience | undefined,
  what: string,
  path: Path,
  report: (found: Found) => void,
): void {
  if (audience === undefined) return
  const { roles, vipFrom = 0, vipTo = Number.POSITIVE_INFINITY, joinedWithin } = audience
  if (vipFrom > vipTo)
    report({
      path: [...path, 'vipTo'],
      code: 'min-max',
      said: { id: 'audience-levels' },
      message: `${what} is for nobody: VIP ${vipFrom} and higher, but at most VIP ${vipTo}.`,
      hint: 'Raise the highest level or lower the lowest.',
    })
  const asksMembers = audience.vipFrom !== undefined || audience.vipTo !== undefined || joinedWithin !== undefined
  if (asksMembers && roles?.every((role) => role === 'visitors') === true)
    report({
      path: [...path, 'roles'],
      code: 'shape',
      said: { id: 'audience-nobody' },
      message: `${what} is for nobody: visitors have no VIP level and have not joined.`,
      hint: 'Let members or agents see it too, or take the level and the days away.',
    })
}
