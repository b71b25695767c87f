/** One problem in a document, located as a compiler would. `path` is a JSON Pointer; line and column count from 1. */
export interface Issue {
  readonly document: string
  readonly path: string
  readonly line: number
  readonly column: number
  readonly severity: 'error' | 'warning'
  readonly code: IssueCode
  readonly message: string
  readonly hint?: string
  readonly said?: Said
}

/** Sentence of an issue, to be put into any language: `id` is finer than a code. */
export interface Said {
  readonly id: string
  readonly values?: Readonly<Record<string, string | number>>
}

export type IssueCode =
  | 'json'
  | 'format-version'
  | 'migration'
  | 'shape'
  | 'unknown-key'
  | 'missing-key'
  | 'unknown-block'
  | 'unknown-call'
  | 'unknown-param'
  | 'missing-param'
  | 'param-type'
  | 'unknown-source'
  | 'unknown-route'
  | 'unknown-choices'
  | 'unknown-copy'
  | 'missing-copy'
  | 'copy-placeholder'
  | 'unknown-setting'
  | 'unknown-dialog'
  | 'dialog-opening'
  | 'unknown-zone'
  | 'unknown-popup'
  | 'unknown-handwritten'
  | 'unknown-field'
  | 'absent-field'
  | 'duplicate-id'
  | 'duplicate-path'
  | 'expression'
  | 'expression-type'
  | 'min-max'
  | 'money-form'
  | 'form-schema'
  | 'paging'
  | 'writing-source'
  | 'guard-loop'
  | 'raw-text'
  | 'forgotten-equals'
  | 'picture-origin'
  | 'picture-spelling'
  | 'out-of-range'
  | 'unused-source'
  | 'visitor-call'
  | 'drops-typed'
  | 'notice-language'
  | 'banner-nowhere'
  | 'unknown-fact'
  | 'conflict'
  | 'part'
