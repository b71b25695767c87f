import type { JsonShape } from '../shape/JsonShape.ts'

/** The JSON Pointers of every amount in a shape; `*` stands for any index. */
export function decimalPointers(shape: JsonShape, pointer = ''): string[] {
  if (shape.format === 'decimal') return [pointer]
  const items = shape.items ? decimalPointers(shape.items, `${pointer}/*`) : []
  return [
    ...items,
    ...Object.entries(shape.properties ?? {}).flatMap(([key, inner]) => decimalPointers(inner, `${pointer}/${key}`)),
  ]
}
