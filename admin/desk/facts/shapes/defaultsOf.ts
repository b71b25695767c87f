import type { TSchema } from 'typebox'
import { asShape } from '../../../../src/format/shape/asShape.ts'

/** What the properties of a shape are where a document leaves them out. */
export function defaultsOf(schema: TSchema): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(asShape(schema).properties ?? {}).flatMap(([key, shape]) =>
      shape.default === undefined ? [] : [[key, shape.default]],
    ),
  )
}
