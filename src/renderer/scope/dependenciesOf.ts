import type { Ast } from '../../format/expression/Ast.ts'
import { isExpression } from '../../format/shape/slots.ts'

const known = new WeakMap<object, readonly string[]>()

/**
 * The names that the expressions in a piece of a plan read: `query`, `data.<source>`, `value.<name>` …
 * A name alone, such as `data`, means that any of its parts may be read.
 */
export function dependenciesOf(fragment: unknown): readonly string[] {
  if (typeof fragment !== 'object' || fragment === null) return []
  const before = known.get(fragment)
  if (before) return before
  const names = new Set<string>()
  visit(fragment, names)
  const found = [...names]
  known.set(fragment, found)
  return found
}

function visit(value: unknown, names: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  if (isExpression(value)) readNames(value.e, names)
  else for (const item of Object.values(value)) visit(item, names)
}

const PARTED = new Set(['data', 'value'])

function readNames(node: Ast, names: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  switch (node[0]) {
    case 'id':
      names.add(node[1])
      return
    case 'list':
      for (const item of node[1]) readNames(item, names)
      return
    case 'call':
      for (const item of node[2]) readNames(item, names)
      return
    case 'get':
    case 'get?':
    case 'has': {
      const [, object, key] = node
      if (typeof object === 'object' && object !== null && object[0] === 'id' && PARTED.has(object[1]) && typeof key === 'string') {
        names.add(`${object[1]}.${key}`)
        return
      }
      readNames(object, names)
      readNames(key, names)
      return
    }
    default:
      for (const part of node.slice(1)) readNames(part as Ast, names)
  }
}
