import type { TSchema } from 'typebox'
import type { JsonShape } from './JsonShape.ts'

/** A TypeBox schema as the JSON it is: TypeBox types have no index signature, so plain assignment does not compile. */
export function asShape(schema: TSchema): JsonShape {
  return schema
}
