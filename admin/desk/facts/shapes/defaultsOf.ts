import type { TSchema } from 'typebox'
import { asShape } from '../../../../src/format/shape/asShape.ts'

/** Values of a shape's properties where a document leaves them out. */
export function defaultsOf(schema: TSchema): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(asShape(schema).properties ?? {}).flatMap(([key, shape]) =>
      shape.default === undefined ? [] : [[key, shape.default]],
    ),
  )
}
