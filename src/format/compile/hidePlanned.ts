import { isObject } from '../value/isObject.ts'

/**
 * Takes the ways to planned screens away: a fixed entry that leads nowhere else goes, a step of a submit is left out,
 * and anywhere else, as on a row's tap, the step says that the screen is not ready.
 */
export function hidePlanned<T>(value: T, planned: ReadonlySet<string>): T {
  const visit = (item: unknown, key: string): unknown => {
    if (Array.isArray(item)) {
      return item
        .filter((entry) => !isDeadEnd(entry, planned))
        .map((entry) => visit(entry, ''))
        .filter((entry) => !isEmptied(entry))
    }
    if (!isObject(item)) return item
    return Object.fromEntries(
      Object.entries(item).map(([name, inner]) => [
        name,
        (name === 'do' || name === 'enter') && Array.isArray(inner) ? settled(inner, key, planned) : visit(inner, name),
      ]),
    )
  }
  return visit(value, '') as T
}

/** An entry of a list, such as a menu line or a tab bar's tab, all of whose links lead to planned screens. */
function isDeadEnd(entry: unknown, planned: ReadonlySet<string>): boolean {
  if (!isObject(entry)) return false
  if (isPlanned(entry['path'], planned)) return true
  const ways = Array.isArray(entry['do'])
    ? entry['do'].filter((step) => isObject(step) && step['go'] !== undefined)
    : []
  return ways.length > 0 && ways.every((step) => isObject(step) && isPlanned(step['go'], planned))
}

function settled(actions: readonly unknown[], owner: string, planned: ReadonlySet<string>): readonly unknown[] {
  const leads = (step: unknown) => isObject(step) && isPlanned(step['go'], planned)
  if (owner === 'submit') return actions.filter((step) => !leads(step))
  return actions.map((step) => {
    if (!isObject(step) || !leads(step)) return step
    const condition = step['when'] === undefined ? {} : { when: step['when'] }
    return { toast: { c: 'common.notYet' }, tone: 'info', ...condition }
  })
}

function isPlanned(route: unknown, planned: ReadonlySet<string>): boolean {
  return typeof route === 'string' && planned.has(route.split('?')[0] ?? '')
}

/** A block all of whose entries led to planned screens. */
function isEmptied(entry: unknown): boolean {
  return (
    isObject(entry) &&
    typeof entry['type'] === 'string' &&
    typeof entry['id'] === 'string' &&
    Array.isArray(entry['items']) &&
    entry['items'].length === 0
  )
}
