import { isNode, type Ast } from './Ast.ts'

/** Conditions that hold for sure once a condition does: each part of `a && b && c`. */
export function conjunctsOf(condition: Ast): readonly Ast[] {
  return isNode(condition) && condition[0] === '&&' ? [condition[1], condition[2]].flatMap(conjunctsOf) : [condition]
}
