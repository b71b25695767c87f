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

/** The very read that found nothing, so that a form can tell an empty field of its own from anything else. */
export interface Absence {
  readonly object: unknown
  readonly key: unknown
}

/** The one error `evaluate` throws. */
export class ExpressionError extends Error {
  override name = 'ExpressionError'
  readonly code: ExpressionErrorCode
  /** Of `absent`: what was read. */
  readonly absence: Absence | undefined

  constructor(code: ExpressionErrorCode, cause?: unknown, absence?: Absence) {
    super(code, { cause })
    this.code = code
    this.absence = absence
  }
}
