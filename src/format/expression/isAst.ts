import { AST_LIMITS, type Ast } from './Ast.ts'
import { hasKey } from '../value/keysOf.ts'

type Operation = Extract<Ast, readonly unknown[]>[0]

/** Operands of each operation: `n` a name, `x` an expression, `*` a list of expressions. */
const SHAPES: Record<Operation, string> = {
  id: 'n',
  get: 'xx',
  'get?': 'xx',
  has: 'xn',
  list: '*',
  call: 'n*',
  '!': 'x',
  neg: 'x',
  hasValue: 'x',
  '&&': 'xx',
  '||': 'xx',
  or: 'xx',
  orValue: 'xx',
  in: 'xx',
  '==': 'xx',
  '!=': 'xx',
  '<': 'xx',
  '<=': 'xx',
  '>': 'xx',
  '>=': 'xx',
  '+': 'xx',
  '-': 'xx',
  '*': 'xx',
  '/': 'xx',
  '?:': 'xxx',
  all: 'xnx',
  exists: 'xnx',
  exists_one: 'xnx',
  filter: 'xnx',
  map: 'xnx',
}

/** Whether a value from outside is an expression the interpreter knows, within the size limits. */
export function isAst(value: unknown): value is Ast {
  let nodes = 0

  const isNode = (node: unknown, depth: number): boolean => {
    nodes += 1
    if (nodes > AST_LIMITS.nodes || depth > AST_LIMITS.depth) return false
    if (!Array.isArray(node)) {
      return node === null || typeof node === 'string' || typeof node === 'boolean' || Number.isFinite(node)
    }
    const [operation, ...parts]: unknown[] = node
    if (typeof operation !== 'string' || !hasKey(SHAPES, operation)) return false
    const shape: string = SHAPES[operation]
    return (
      parts.length === shape.length &&
      parts.every((part, index) => {
        if (shape[index] === 'n') return typeof part === 'string' && part !== ''
        if (shape[index] === '*') return Array.isArray(part) && part.every((item) => isNode(item, depth + 2))
        return isNode(part, depth + 1)
      })
    )
  }

  return isNode(value, 1)
}
