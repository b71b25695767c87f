import type { messageKeywords } from '../../format/blocks/formWords.ts'
import type { AmountRefusal } from '../../ui/amountText.ts'

type MessageKeyword = (typeof messageKeywords)[number]

/** A problem of one field: a keyword of its schema, its maximum, a refused amount, a rule, or something unchecked. */
export type FieldProblem =
  | {
      readonly kind: 'keyword'
      readonly field: string
      /** JSON Pointer of the field within rows or a group, such as `/papers/1/number`. */
      readonly path?: string
      readonly keyword: MessageKeyword
      readonly limit?: string | number | boolean
    }
  /** An amount that its field shows as refused, with the path where it is within rows or a group. */
  | { readonly kind: 'amount'; readonly field: string; readonly path?: string; readonly refused: AmountRefusal }
  | { readonly kind: 'rule'; readonly field: string; readonly rule: number }
  /** Fail closed: nothing unchecked is sent. Without a rule it is not known whether the field shows. */
  | { readonly kind: 'unchecked'; readonly field: string; readonly rule?: number }
