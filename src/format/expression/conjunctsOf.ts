import type { Ast } from './Ast.ts'

/** What holds for sure once a condition does: each part of `a && b && c`. */
export function conjunctsOf(condition: Ast): readonly Ast[] {
  return Array.isArray(condition) && condition[0] === '&&'
    ? [condition[1] as Ast, condition[2] as Ast].flatMap(conjunctsOf)
    : [condition]
}
