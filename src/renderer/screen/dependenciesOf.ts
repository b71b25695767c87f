import type { Ast } from '../../format/expression/Ast.ts'
import { isExpression } from '../../format/shape/compiled.ts'

const known = new WeakMap<object, readonly string[]>()

/**
 * The names that the expressions in a piece of a plan read: `query`, `data.<source>`, `form.<field>`, `value.<name>` …
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

const PARTED = new Set(['data', 'form', 'value'])

function readNames(node: Ast, names: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  if (node[0] === 'id') {
    names.add(node[1])
    return
  }
  if (node[0] === 'get' || node[0] === 'get?' || node[0] === 'has') {
    const [, object, key] = node
    if (typeof object === 'object' && object?.[0] === 'id' && PARTED.has(object[1]) && typeof key === 'string') {
      names.add(`${object[1]}.${key}`)
      return
    }
  }
  for (const part of node[0] === 'list' ? node[1] : node[0] === 'call' ? node[2] : node.slice(1)) readNames(part, names)
}
