import { Environment, ParseError, type ASTNode } from '@marcbachmann/cel-js'
import { AST_LIMITS, LONGEST_EXPRESSION } from '../expression/Ast.ts'
import { isObject } from '../value/isObject.ts'

const parser = new Environment({
  enableOptionalTypes: true,
  unlistedVariablesAreDyn: true,
  limits: { maxAstNodes: AST_LIMITS.nodes, maxDepth: AST_LIMITS.depth },
})

const MACROS: ReadonlySet<string> = new Set(['all', 'exists', 'exists_one', 'filter', 'map'])

/** The syntax tree of an expression; undefined where it cannot be read. */
export function treeOf(source: string): ASTNode | undefined {
  if (source.length > LONGEST_EXPRESSION) return undefined
  try {
    return parser.parse(source).ast
  } catch (error) {
    if (error instanceof ParseError) return undefined
    // The parser runs out of stack where it goes one call deeper for each of a row of signs.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The variables of macros around a node. */
type Bound = ReadonlySet<string>

/** One reading of a name, from `start` to `end` of an expression. */
interface Reading {
  readonly start: number
  readonly end: number
  /** Undefined where it is read other than as `part.x`. */
  readonly name: string | undefined
  readonly bound: Bound
}

/** A member whose name is put together: `value[part.way + 'Min']`. */
interface NamedMember {
  /** Where its bracket opens. */
  readonly start: number
  readonly end: number
  readonly isOptional: boolean
  readonly name: ASTNode
}

export interface Found {
  readonly readings: readonly Reading[]
  readonly members: readonly NamedMember[]
}

const isNode = (value: unknown): value is ASTNode => isObject(value) && typeof value['op'] === 'string'

function nodesIn(value: unknown): readonly ASTNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  return isNode(value) ? [value] : []
}

/** The name that a node reads, as x of `part.x`. */
function nameAt(node: ASTNode, root: 'part' | 'value'): string | undefined {
  return node.op === '.' && node.args[0].op === 'id' && node.args[0].args === root ? node.args[1] : undefined
}

/** Whether it is put together from names and texts alone, a name among them. */
export function isNameExpression(node: ASTNode, isName: (name: string) => boolean): boolean {
  const parts = summands(node)
  return (
    parts.some((part) => nameAt(part, 'part') !== undefined) &&
    parts.every((part) => {
      const name = nameAt(part, 'part')
      return name === undefined ? part.op === 'value' && typeof part.args === 'string' : isName(name)
    })
  )
}

/** The name that it comes to. */
export function nameOf(node: ASTNode, valueOf: (name: string) => string): string {
  return summands(node)
    .map((part) => {
      const name = nameAt(part, 'part')
      if (name !== undefined) return valueOf(name)
      return typeof part.args === 'string' ? part.args : ''
    })
    .join('')
}

const summands = (node: ASTNode): readonly ASTNode[] => (node.op === '+' ? node.args.flatMap(summands) : [node])

/**
 * Visits the nodes of an expression, each with the variables of macros around it.
 * @param take whether a node is done with, and nothing within it is to be visited but what `take` visits itself
 */
function walk(tree: ASTNode, take: (node: ASTNode, bound: Bound, visit: (inner: ASTNode) => void) => boolean): void {
  const visit = (node: ASTNode, bound: Bound): void => {
    if (take(node, bound, (inner) => visit(inner, bound))) return
    if (node.op === 'rcall' && MACROS.has(node.args[0]) && node.args[2][0]?.op === 'id') {
      visit(node.args[1], bound)
      const inner = new Set([...bound, node.args[2][0].args])
      for (const each of node.args[2].slice(1)) visit(each, inner)
    } else for (const each of nodesIn(node.args)) visit(each, bound)
  }
  visit(tree, new Set())
}

/** Every reading of `part` in an expression, and every member that is named by one. */
export function partNamesIn(source: string, tree: ASTNode, isName: (name: string) => boolean): Found {
  const readings: Reading[] = []
  const members: NamedMember[] = []
  walk(tree, (node, bound, visit) => {
    const { start, end } = node
    const name = nameAt(node, 'part')
    if (name !== undefined) readings.push({ start, end, name, bound })
    else if (node.op === 'id' && node.args === 'part' && !bound.has('part'))
      readings.push({ start, end, name: undefined, bound })
    else if ((node.op === '[]' || node.op === '[?]') && isNameExpression(node.args[1], isName)) {
      visit(node.args[0])
      const opens = source.lastIndexOf('[', node.args[1].start)
      members.push({ start: opens, end, isOptional: node.op === '[?]', name: node.args[1] })
    } else return false
    return true
  })
  return { readings, members }
}

/** Every reading of a named value, as `value.x`. */
export function valuesReadIn(tree: ASTNode): readonly (Reading & { readonly name: string })[] {
  const readings: (Reading & { readonly name: string })[] = []
  walk(tree, (node, bound) => {
    const name = bound.has('value') ? undefined : nameAt(node, 'value')
    if (name !== undefined) readings.push({ start: node.start, end: node.end, name, bound })
    return name !== undefined
  })
  return readings
}

/** The names that an expression reads from around it. */
export function namesReadBy(node: ASTNode): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (each: ASTNode): void => {
    if (each.op === 'id') found.add(each.args)
    else nodesIn(each.args).forEach(visit)
  }
  visit(node)
  return found
}

const ATOMS: ReadonlySet<string> = new Set(['id', '.', '.?', '[]', '[?]', 'call', 'rcall', 'list', 'map'])

/** Whether it can stand within any other without brackets around it. */
export const standsAlone = ({ op, args }: ASTNode): boolean =>
  ATOMS.has(op) || (op === 'value' && (typeof args === 'string' || typeof args === 'boolean' || Number(args) >= 0))
