import type { TSchema } from 'typebox'
import type { JsonShape } from './JsonShape.ts'

/**
 * A TypeBox schema as the JSON it is. TypeBox types keep no index signature, so the types do not meet by themselves.
 */
export function asShape(schema: TSchema): JsonShape {
  return schema
}
