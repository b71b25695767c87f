import type { Ast } from './Ast.ts'
import type { Typed } from './CheckContext.ts'
import type { ExpressionType } from './ExpressionType.ts'
import { unifyTypes } from './unifyTypes.ts'

export interface Branches {
  readonly type: ExpressionType
  readonly asts: readonly Ast[]
}

/** Brings alternatives to one type; numbers beside amounts become amounts. Undefined when they share no type. */
export function joinBranches(branches: readonly Typed[]): Branches | undefined {
  const kinds = new Set(branches.map((branch) => branch.type.kind))
  const mixed = kinds.size === 2 && kinds.has('double') && kinds.has('decimal')
  const alike = mixed ? branches.map(toAmount) : branches

  let type: ExpressionType | undefined = alike[0]?.type
  for (const branch of alike) type = type && unifyTypes(type, branch.type)
  return type && { type, asts: alike.map((branch) => branch.ast) }
}

const toAmount = ({ ast, type }: Typed): Typed =>
  type.kind === 'double' ? { ast: ['call', 'decimal', [ast]], type: { kind: 'decimal' } } : { ast, type }
