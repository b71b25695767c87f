import type { messageKeywords } from '../../format/blocks/formWords.ts'

type MessageKeyword = (typeof messageKeywords)[number]

/** What is wrong with one field: a keyword of its schema, its maximum, a rule, or something that cannot be checked. */
export type FieldProblem =
  | {
      readonly kind: 'keyword'
      readonly field: string
      /** JSON Pointer of the field within rows or a group, such as `/papers/1/number`. */
      readonly path?: string
      readonly keyword: MessageKeyword
      readonly limit?: string | number | boolean
    }
  | { readonly kind: 'rule'; readonly field: string; readonly rule: number }
  /** Fail closed: nothing unchecked is sent. Without a rule it is not known whether the field shows. */
  | { readonly kind: 'unchecked'; readonly field: string; readonly rule?: number }
