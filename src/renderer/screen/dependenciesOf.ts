import { isNode, type Ast } from '../../format/expression/Ast.ts'
import { isExpression } from '../../format/shape/compiled.ts'

const known = new WeakMap<object, readonly string[]>()

/**
 * The names that the expressions in a piece of a plan read: `query`, `data.<source>`, `value.<name>` …
 * A name alone, such as `data`, means that any of its parts may be read. What may be a field of another form is named
 * beside `form`, as `form.<id>`.
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
    const other = memberOfForm(object)
    if (other !== undefined) names.add(`form.${other}`)
  }
  for (const part of node[0] === 'list' ? node[1] : node[0] === 'call' ? node[2] : node.slice(1)) readNames(part, names)
}

/** The member of `form` that a node reads, of which a further member is read. */
function memberOfForm(node: Ast | undefined): string | undefined {
  if (node === undefined || !isNode(node) || (node[0] !== 'get' && node[0] !== 'get?')) return undefined
  const [, object, key] = node
  return isNode(object) && object[0] === 'id' && object[1] === 'form' && typeof key === 'string' ? key : undefined
}
