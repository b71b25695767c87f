import { isObject } from '../isObject.ts'
import { nearest } from '../nearest.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { Found } from './Document.ts'
import type { Facts } from './Facts.ts'

/** Every `go`: the query it gives is one that the screen there declares, with a value it knows. */
export function checkLinks(value: unknown, facts: Facts, report: (found: Found) => void, path: Path = []): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => checkLinks(item, facts, report, [...path, index]))
    checkWayOn(value, report, path)
    return
  }
  if (!isObject(value)) return
  if (typeof value['go'] === 'string') checkLink(value['go'], value, facts, report, path)
  for (const [key, item] of Object.entries(value)) checkLinks(item, facts, report, [...path, key])
}

/** Actions after one has left the screen for good: a second way on would only say that the member is there already. */
function checkWayOn(actions: readonly unknown[], report: (found: Found) => void, path: Path): void {
  const leaves = (action: unknown) => isObject(action) && (action['go'] !== undefined || action['back'] !== undefined)
  const first = actions.findIndex((action) => leaves(action) && isObject(action) && action['when'] === undefined)
  if (first < 0) return
  actions.forEach((action, index) => {
    if (index > first && leaves(action))
      report({
        path: [...path, index],
        code: 'shape',
        message: 'This goes on, but the actions have left the screen already.',
        hint: 'Take one of the two away, or give each a "when".',
      })
  })
}

function checkLink(
  go: string,
  action: Readonly<Record<string, unknown>>,
  facts: Facts,
  report: (found: Found) => void,
  path: Path,
): void {
  const [route = '', written = ''] = go.split('?', 2)
  const declared = facts.queries.get(route)
  // Unknown routes have an issue of their own; what a planned screen will take is not known yet.
  if (!declared) return
  const given = [
    ...[...new URLSearchParams(written)].map(([name, item]) => ({ name, item, at: [...path, 'go'] })),
    ...Object.entries(isObject(action['query']) ? action['query'] : {}).map(([name, item]) => ({
      name,
      item,
      at: [...path, 'query', name],
    })),
  ]
  for (const { name, item, at } of given) {
    const parameter = Object.hasOwn(declared, name) ? declared[name] : undefined
    if (parameter === undefined) {
      const near = nearest(name, Object.keys(declared))
      const known = Object.keys(declared).join(', ')
      report({
        path: at,
        code: 'unknown-param',
        message: `The screen ${route} reads no "${name}".`,
        hint: near === undefined ? `It reads: ${known === '' ? 'nothing' : known}.` : `Did you mean "${near}"?`,
      })
      continue
    }
    const values: unknown = isObject(parameter) ? parameter['enum'] : undefined
    const isLiteral = !(typeof item === 'string' && item.startsWith('='))
    if (isLiteral && Array.isArray(values) && !values.includes(String(item)))
      report({
        path: at,
        code: 'shape',
        message: `The screen ${route} knows no ${name} "${String(item)}".`,
        hint: `It knows: ${values.join(', ')}.`,
      })
  }
}
