import type { Ast } from '../expression/Ast.ts'
import type { DisplayAs } from './common.ts'

/** A compiled expression: the only dynamic thing a release carries, and it is data. */
export interface Expression {
  readonly e: Ast
  /** Sources the expression reads (`data.<name>`): a block waits for them before it shows. */
  readonly needs?: readonly string[]
}

/**
 * Shown text after compiling: a copy key with its values, a copy key that an expression yields, the label of a value in
 * a list, one of two texts, or an expression whose result is shown.
 */
export type CompiledText =
  /** Each value is a literal, an expression, a `FormattedValue` or a label. */
  | { readonly c: string; readonly with?: Readonly<Record<string, unknown>> }
  | { readonly k: Expression }
  | CompiledLabel
  | { readonly if: Expression; readonly then: CompiledText; readonly else: CompiledText }
  | Expression

/** The label of a value in a list. */
export interface CompiledLabel {
  readonly l: CompiledValue<unknown>
  readonly choices: CompiledChoices
}

/** A value in a text, written out by a format. */
export interface FormattedValue {
  readonly value: CompiledValue<unknown>
  readonly as: DisplayAs
}

/** A name, or one of two by a condition, either of which may depend on another. */
export type Picked<T extends string> =
  | T
  | { readonly if: Expression; readonly then: Picked<T>; readonly else: Picked<T> }

/** The name of a list, or of one of two by a condition. */
export type CompiledChoices = Picked<string>

/** A literal or an expression that yields one. Literals never are objects with the one key `e`. */
export type CompiledValue<T> = T | Expression

const has = (value: unknown, key: string) => typeof value === 'object' && value !== null && Object.hasOwn(value, key)

export const isExpression = (value: unknown): value is Expression => has(value, 'e')

export const isLabel = (value: unknown): value is CompiledLabel => has(value, 'l')

export const isFormatted = (value: unknown): value is FormattedValue => has(value, 'as')
