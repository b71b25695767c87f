import { definitions } from '../../src/format/definitions.ts'
import { isObject } from '../../src/format/value/isObject.ts'
import { checkShape } from '../../src/format/shape/checkShape.ts'
import { chooseShape } from '../../src/format/shape/chooseShape.ts'
import type { JsonShape, Path } from '../../src/format/shape/JsonShape.ts'
import type { Site } from './Site.ts'

/** Every value of a document with its shape. */
export function findSites(document: string, declared: JsonShape, value: unknown, path: Path = []): Site[] {
  const shape = settle(declared, value)
  const site: Site = { document, path, value, declared, shape }
  // The inside of a text or value slot is skipped; the schema of a form is followed.
  if (shape.slot && shape.slot.kind !== 'formSchema') return [site]
  const below = (inner: JsonShape | undefined, item: unknown, key: string | number) =>
    findSites(document, inner ?? {}, item, [...path, key])
  if (Array.isArray(value)) return [site, ...value.flatMap((item, index) => below(shape.items, item, index))]
  if (!isObject(value)) return [site]
  return [site, ...Object.entries(value).flatMap(([key, item]) => below(shapeOf(shape, key), item, key))]
}

function settle(shape: JsonShape, value: unknown): JsonShape {
  if (shape.slot) return shape
  if (shape.lazy !== undefined) return settle(definitions[shape.lazy] ?? {}, value)
  const choice = chooseShape(shape, value)
  if (choice && 'shape' in choice) return settle(choice.shape, value)
  const fits = shape.anyOf?.find((inner) => checkShape(inner, value, definitions).length === 0)
  return fits ? settle(fits, value) : shape
}

function shapeOf(shape: JsonShape, key: string): JsonShape | undefined {
  const property = shape.properties?.[key]
  if (property) return property
  const [patterned] = Object.values(shape.patternProperties ?? {})
  return patterned ?? (typeof shape.additionalProperties === 'object' ? shape.additionalProperties : undefined)
}
