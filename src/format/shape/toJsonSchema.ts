import type { JsonShape } from './JsonShape.ts'

type Json = Record<string, unknown>

const plain = [
  'type',
  'description',
  'enum',
  'const',
  'default',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'pattern',
  'format',
  'required',
] as const

/** A shape as plain JSON Schema for editors: what has a default is not required, `lazy` becomes a `$ref`. */
export function toJsonSchema(shape: JsonShape): Json {
  if (shape.lazy !== undefined)
    return { $ref: `#/$defs/${shape.lazy}`, ...(shape.description !== undefined && { description: shape.description }) }
  const schema: Json = Object.fromEntries(plain.flatMap((key) => (shape[key] === undefined ? [] : [[key, shape[key]]])))
  if (shape.properties) {
    schema['properties'] = mapped(shape.properties)
    const required = (shape.required ?? []).filter((key) => shape.properties?.[key]?.default === undefined)
    if (required.length > 0) schema['required'] = required
    else delete schema['required']
  }
  if (shape.patternProperties) schema['patternProperties'] = mapped(shape.patternProperties)
  if (shape.additionalProperties !== undefined)
    schema['additionalProperties'] =
      typeof shape.additionalProperties === 'object'
        ? toJsonSchema(shape.additionalProperties)
        : shape.additionalProperties
  if (shape.items) schema['items'] = toJsonSchema(shape.items)
  if (shape.anyOf) schema['anyOf'] = shape.anyOf.map(toJsonSchema)
  const union = shape.variants ? Object.values(shape.variants.map) : Object.values(shape.keyed ?? {})
  if (union.length > 0) schema['oneOf'] = union.map(toJsonSchema)
  return schema
}

function mapped(shapes: Readonly<Record<string, JsonShape>>): Json {
  return Object.fromEntries(Object.entries(shapes).map(([key, shape]) => [key, toJsonSchema(shape)]))
}
