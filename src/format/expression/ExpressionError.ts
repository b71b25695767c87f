/** Why an expression has no value. Codes travel in reports; the values that led to them never do. */
export type ExpressionErrorCode =
  | 'absent'
  | 'unknown-name'
  | 'unknown-function'
  | 'unknown-operation'
  | 'wrong-type'
  | 'invalid-value'
  | 'division-by-zero'
  | 'too-long'
  | 'budget'
  | 'failed'

/** The one error `evaluate` throws. */
export class ExpressionError extends Error {
  override name = 'ExpressionError'
  readonly code: ExpressionErrorCode

  constructor(code: ExpressionErrorCode, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}
