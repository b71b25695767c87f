import type { Ast } from './Ast.ts'
import { evaluate, type Scope } from './evaluate.ts'
import type { ExpressionError } from './ExpressionError.ts'

/** Works out an expression for a slot: its value, or the slot's fallback when it is absent or an error (reported). */
export function evaluateOr(
  ast: Ast,
  scope: Scope,
  fallback: unknown,
  report: (error: ExpressionError) => void,
): unknown {
  try {
    return evaluate(ast, scope) ?? fallback
  } catch (error) {
    report(error as ExpressionError)
    return fallback
  }
}
