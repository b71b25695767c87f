import { isObject } from '../isObject.ts'

/** What happens in place of going to a screen that is still to be written. */
const notYet = { toast: { c: 'common.notYet' }, tone: 'info' }

/**
 * Takes the entries away that lead to planned screens: an entry of a list goes, a row's tap says that it is not ready,
 * and a step of a submit is left out.
 */
export function hidePlanned<T>(value: T, planned: ReadonlySet<string>): T {
  const leads = (actions: unknown): boolean =>
    Array.isArray(actions) && actions.some((action) => isObject(action) && isPlanned(action['go'], planned))
  const visit = (item: unknown, key: string): unknown => {
    if (Array.isArray(item))
      return item
        .filter((entry) => !(isObject(entry) && (leads(entry['do']) || isPlanned(entry['path'], planned))))
        .map((entry) => visit(entry, ''))
        .filter((entry) => !isEmptied(entry))
    if (!isObject(item)) return item
    const visited = Object.fromEntries(
      Object.entries(item).map(([name, inner]) => [
        name,
        name === 'do' && leads(inner) ? replaced(inner, key, planned) : visit(inner, name),
      ]),
    )
    return visited
  }
  return visit(value, '') as T
}

function replaced(actions: unknown, owner: string, planned: ReadonlySet<string>): unknown {
  if (owner !== 'submit') return [notYet]
  return (actions as readonly Readonly<Record<string, unknown>>[]).filter((action) => !isPlanned(action['go'], planned))
}

function isPlanned(route: unknown, planned: ReadonlySet<string>): boolean {
  return typeof route === 'string' && planned.has(route.split('?')[0] ?? '')
}

/** A block whose every entry led to planned screens. */
function isEmptied(entry: unknown): boolean {
  return (
    isObject(entry) &&
    typeof entry['type'] === 'string' &&
    typeof entry['id'] === 'string' &&
    Array.isArray(entry['items']) &&
    entry['items'].length === 0
  )
}
