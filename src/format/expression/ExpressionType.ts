/** The checker's knowledge of a value. Whole numbers are doubles too; amounts and rates are decimals, never text. */
export type ExpressionType =
  | { readonly kind: 'bool' | 'double' | 'string' | 'decimal' | 'null' | 'any' }
  | { readonly kind: 'list' | 'optional'; readonly of: ExpressionType }
  | {
      readonly kind: 'object'
      readonly fields: Readonly<Record<string, FieldType>>
      /** Fields beyond the listed ones may be there. */
      readonly open?: boolean
    }

export interface FieldType {
  readonly type: ExpressionType
  /** The field may be absent or null. */
  readonly optional: boolean
  /** Value that the field always has: a release carries this text in place of the read. */
  readonly constant?: string
}

/** The names an expression may use, with their types. */
export type TypeScope = Readonly<Record<string, ExpressionType>>
