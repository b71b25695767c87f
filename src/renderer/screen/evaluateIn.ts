import { evaluate, type Scope } from '../../format/expression/evaluate.ts'
import type { Absence, ExpressionErrorCode } from '../../format/expression/ExpressionError.ts'
import { ExpressionError } from '../../format/expression/ExpressionError.ts'
import { Unavailable } from '../../format/expression/Unavailable.ts'
import type { Expression } from '../../format/shape/compiled.ts'

export type Outcome =
  | { readonly kind: 'value'; readonly value: unknown }
  /** It reads something that has not come yet. */
  | { readonly kind: 'pending' }
  /** It reads a source that could not be read. */
  | { readonly kind: 'failed'; readonly source: string | undefined }
  /** `absence`: what was read and is not there. */
  | { readonly kind: 'problem'; readonly code: ExpressionErrorCode; readonly absence?: Absence }

/** Works out an expression where some names may still be on their way. Never throws. */
export function evaluateIn(expression: Expression, scope: Scope): Outcome {
  try {
    return { kind: 'value', value: evaluate(expression.e, scope) }
  } catch (error) {
    const cause = error instanceof ExpressionError ? error.cause : error
    if (cause instanceof Unavailable) {
      return cause.why === 'pending' ? { kind: 'pending' } : { kind: 'failed', source: cause.source }
    }
    if (!(error instanceof ExpressionError)) return { kind: 'problem', code: 'failed' }
    const { code, absence } = error
    return { kind: 'problem', code, ...(absence && { absence }) }
  }
}
