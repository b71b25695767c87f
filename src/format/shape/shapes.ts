import { Type, type Static, type TProperties, type TSchema, type TUnsafe } from 'typebox'
import { FORMAT_VERSION } from '../formatVersion.ts'
import { described, type Description } from './deskWords.ts'

/** An object with exactly these keys: an unknown key is an issue. */
export function exact<P extends TProperties>(properties: P, description?: Description) {
  return Type.Object(properties, {
    additionalProperties: false,
    ...(description !== undefined && described(description)),
  })
}

/** A property that may be left out; the compile step fills in `value`. */
export function defaulted<S extends TSchema>(schema: S, value: Static<S>): TUnsafe<Static<S>> {
  return Type.Unsafe<Static<S>>({ ...schema, default: value })
}

/** One of these strings. */
export function oneOf<const V extends readonly string[]>(values: V, description: Description): TUnsafe<V[number]> {
  return Type.Unsafe<V[number]>({ type: 'string', enum: [...values], ...described(description) })
}

/**
 * A place that adds a name to the scope of the expressions beneath it:
 * `row` takes the rows of the sibling `source` or `rows`, `tab` the sibling `each`, `form` the form around it,
 * `result` the answer of the call before it in the same list of actions. `switch` adds `on`, what the member wants, and
 * `upload` the `result` of storing the picture, `outcome` that of the last call in the sibling `do`. `tabRow` is a row
 * and, as `tab`, its `key`. `rule` knows which fields of the form are there whenever it is judged.
 */
export type ScopeKind =
  | 'row'
  | 'tab'
  | 'tabRow'
  | 'form'
  | 'rule'
  | 'switch'
  | 'upload'
  | 'outcome'
  | 'reviewed'
  | 'actions'

export function scoped<S extends TSchema>(kind: ScopeKind, schema: S): S {
  return { ...schema, scope: kind }
}

/** A closed union told apart by one property: an exact-key map from its value to the variant. */
export function variants<M extends Record<string, TSchema>>(property: string, map: M): TUnsafe<Static<M[keyof M]>> {
  return Type.Unsafe<Static<M[keyof M]>>({ oneOf: Object.values(map), variants: { property, map } })
}

/** A closed union told apart by which of these keys is present. */
export function keyed<M extends Record<string, TSchema>>(
  map: M,
  description: Description,
): TUnsafe<Static<M[keyof M]>> {
  return Type.Unsafe<Static<M[keyof M]>>({ oneOf: Object.values(map), keyed: map, ...described(description) })
}

/** A place that holds something defined elsewhere, resolved by name when walking. */
export function lazy<T>(name: string, description: Description): TUnsafe<T> {
  return Type.Unsafe<T>({ $ref: `#/$defs/${name}`, lazy: name, ...described(description) })
}

/** Keys that every document but the copy begins with. */
export const documentHeader = {
  $schema: Type.Optional(Type.String({ description: 'The JSON Schema, for editors.' })),
  format: Type.Literal(FORMAT_VERSION, { description: 'The format version of the document.' }),
}
