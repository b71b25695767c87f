import type { Ast } from './Ast.ts'

/** The texts that stand in an expression and may be what it yields, as both of `c ? 'a' : 'b'`. */
export function literalResults(ast: Ast): readonly string[] {
  if (typeof ast === 'string') return [ast]
  return Array.isArray(ast) && ast[0] === '?:' ? [...literalResults(ast[2] as Ast), ...literalResults(ast[3] as Ast)] : []
}
