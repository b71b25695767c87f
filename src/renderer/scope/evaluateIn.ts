import { evaluate, type Scope } from '../../format/expression/evaluate.ts'
import type { ExpressionErrorCode } from '../../format/expression/ExpressionError.ts'
import { ExpressionError } from '../../format/expression/ExpressionError.ts'
import type { Expression } from '../../format/shape/compiled.ts'
import { Unavailable } from './Unavailable.ts'

export type Outcome =
  | { readonly kind: 'value'; readonly value: unknown }
  /** It reads something that has not come yet. */
  | { readonly kind: 'pending' }
  /** It reads a source that could not be read. */
  | { readonly kind: 'failed'; readonly source: string | undefined }
  | { readonly kind: 'problem'; readonly code: ExpressionErrorCode }

/** Works out an expression where some names may still be on their way. Never throws. */
export function evaluateIn(expression: Expression, scope: Scope): Outcome {
  try {
    return { kind: 'value', value: evaluate(expression.e, scope) }
  } catch (error) {
    const cause = error instanceof ExpressionError ? error.cause : error
    if (cause instanceof Unavailable) {
      return cause.why === 'pending' ? { kind: 'pending' } : { kind: 'failed', source: cause.source }
    }
    return { kind: 'problem', code: error instanceof ExpressionError ? error.code : 'failed' }
  }
}
