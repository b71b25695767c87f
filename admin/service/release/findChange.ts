import { UnknownChange, WhichChange } from '../refusals.ts'
import type { OpenChange } from '../../api/changeApi.ts'

/**
 * The change that somebody means: the one they name, by its id or its name; else their own, the newest where there are
 * several; else the only one there is. Undefined where there is none. Throws `UnknownChange` or `WhichChange`.
 */
export function findChange(
  changes: readonly OpenChange[],
  { change, actor }: { readonly change?: string | undefined; readonly actor?: string | undefined },
): OpenChange | undefined {
  if (change !== undefined) {
    const byId = changes.find(({ id }) => id === change)
    const [byName, another] = changes.filter(({ name }) => name === change)
    if (byId === undefined && another !== undefined) throw new WhichChange(changes)
    const found = byId ?? byName
    if (found === undefined) throw new UnknownChange(change)
    return found
  }
  const own = changes.findLast(({ owner }) => owner === actor)
  if (own !== undefined) return own
  if (changes.length > 1) throw new WhichChange(changes)
  return changes[0]
}
