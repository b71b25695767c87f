import type { Ast } from '../expression/Ast.ts'

/** A compiled expression: the only dynamic thing a release carries, and it is data. */
export interface Expression {
  readonly e: Ast
  /** Sources the expression reads (`data.<name>`): a block waits for them before it shows. */
  readonly needs?: readonly string[]
}

/** Shown text after compiling: a copy key with its values, or an expression whose result is shown. */
export type CompiledText =
  { readonly c: string; readonly with?: Readonly<Record<string, CompiledValue<unknown>>> } | Expression

/** A literal or an expression that yields one. Literals never are objects with the one key `e`. */
export type CompiledValue<T> = T | Expression

export function isExpression(value: unknown): value is Expression {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, 'e')
}
