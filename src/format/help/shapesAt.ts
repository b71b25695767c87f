import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser'
import { definitions } from '../definitions.ts'
import { isObject } from '../isObject.ts'
import { chooseShape } from '../shape/chooseShape.ts'
import type { JsonShape, Path } from '../shape/JsonShape.ts'

/**
 * The shapes that the value at a path may have, as far as what is written around it tells; unions and references in
 * them are not followed yet.
 */
export function shapesAt(shape: JsonShape, root: Node | undefined, path: Path): readonly JsonShape[] {
  return path.reduce<readonly JsonShape[]>(
    (shapes, key, depth) => {
      const value = valueAt(root, path.slice(0, depth))
      return shapes.flatMap((each) => below(each, value, key))
    },
    [shape],
  )
}

export function valueAt(root: Node | undefined, path: Path): unknown {
  const node = root && findNodeAtLocation(root, [...path])
  return node === undefined ? undefined : getNodeValue(node)
}

/** A shape without unions and references: the variant that the value is, or all that it may become. */
export function plainShapes(shape: JsonShape, value: unknown): readonly JsonShape[] {
  if (shape.lazy !== undefined) return plainShapes(definitions[shape.lazy] ?? {}, value)
  const choice = chooseShape(shape, isObject(value) ? value : {})
  if (choice) return 'shape' in choice ? plainShapes(choice.shape, value) : [beginning(shape)]
  return shape.anyOf ? shape.anyOf.flatMap((inner) => plainShapes(inner, value)) : [shape]
}

/** Shape of a union's value before it says which variant it is. */
function beginning({ variants, keyed = {} }: JsonShape): JsonShape {
  const properties = variants
    ? { [variants.property]: discriminator(variants) }
    : Object.fromEntries(Object.entries(keyed).map(([key, shape]) => [key, shape.properties?.[key] ?? {}]))
  return { type: 'object', properties }
}

function discriminator({ map }: NonNullable<JsonShape['variants']>): JsonShape {
  return {
    type: 'string',
    oneOf: Object.entries(map).map(([name, { description }]) => ({
      const: name,
      ...(description !== undefined && { description }),
    })),
  }
}

function below(shape: JsonShape, value: unknown, key: string | number): readonly JsonShape[] {
  if (shape.lazy !== undefined) return below(definitions[shape.lazy] ?? {}, value, key)
  // Whichever it is now, it may become another.
  if (shape.variants?.property === key) return [discriminator(shape.variants)]
  if (shape.anyOf) return shape.anyOf.flatMap((inner) => below(inner, value, key))
  return plainShapes(shape, value).flatMap((plain) => {
    const inner = typeof key === 'number' ? plain.items : propertyOf(plain, key)
    return inner ? [inner] : []
  })
}

function propertyOf(
  { properties = {}, patternProperties = {}, additionalProperties }: JsonShape,
  key: string,
): JsonShape | undefined {
  if (Object.hasOwn(properties, key)) return properties[key]
  const patterned = Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern, 'u').test(key))?.[1]
  return patterned ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
}
