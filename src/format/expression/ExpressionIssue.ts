export type ExpressionIssueCode =
  | 'syntax'
  | 'unknown-name'
  | 'unknown-field'
  | 'unknown-function'
  | 'optional'
  | 'type'
  | 'unsupported'
  | 'too-large'

/** One problem in an expression; offset and length count characters of the text after the leading `=`. */
export interface ExpressionIssue {
  readonly offset: number
  readonly length: number
  readonly code: ExpressionIssueCode
  readonly message: string
  readonly hint?: string
}
