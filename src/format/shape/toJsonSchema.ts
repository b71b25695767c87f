import type { JsonShape } from './JsonShape.ts'
import type { Slot } from './slots.ts'

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

/** The reference of the names that an editor offers in a slot, if it offers any. */
export type Offer = (slot: Slot) => string | undefined

/** Schemas of what may be written in place of a thing of a shape, and of what stands within it. */
export interface Uses {
  readonly schema: Json
  /** @param type the `type` of the object that has the key, if it says one */
  readonly at: (key: string, type: unknown) => Uses
  readonly entry: () => Uses
  /** Members that an object may have beside those of its shape. */
  readonly beside: (properties: Readonly<Record<string, JsonShape>>) => Json
}

/**
 * A shape as plain JSON Schema for editors: what has a default is not required, `lazy` becomes a `$ref`. Offered names
 * never make a document wrong: the check knows which there are, an editor's list may be older.
 * @param uses what may stand in place of each object and list; undefined where nothing may
 */
export function toJsonSchema(shape: JsonShape, offer: Offer = () => undefined, uses?: Uses): Json {
  const schema = plainSchema(shape, offer, uses)
  if (uses === undefined || !mayBeUsed(shape)) return schema
  const { description, markdownDescription } = schema
  const about = {
    ...(description !== undefined && { description }),
    ...(markdownDescription !== undefined && { markdownDescription }),
  }
  return { ...about, if: isUse, then: uses.schema, else: schema }
}

const isUse = { type: 'object', anyOf: [{ required: ['use'] }, { required: ['...'] }] }

const mayBeUsed = ({ type, variants, keyed, patternProperties, additionalProperties }: JsonShape) =>
  type === 'array' ||
  variants !== undefined ||
  keyed !== undefined ||
  patternProperties !== undefined ||
  additionalProperties === false

function plainSchema(shape: JsonShape, offer: Offer, uses: Uses | undefined): Json {
  if (shape.lazy !== undefined)
    return {
      $ref: `#/$defs/${shape.lazy}`,
      // VS Code lets the description of what is referred to win; of this kind that has none.
      ...(shape.description !== undefined && {
        description: shape.description,
        markdownDescription: shape.description,
      }),
    }
  const schema: Json = Object.fromEntries(plain.flatMap((key) => (shape[key] === undefined ? [] : [[key, shape[key]]])))
  const mapped = (shapes: Readonly<Record<string, JsonShape>>): Json =>
    Object.fromEntries(
      Object.entries(shapes).map(([key, inner]) => [
        key,
        toJsonSchema(inner, offer, uses?.at(key, shape.properties?.['type']?.const)),
      ]),
    )
  if (shape.properties) {
    schema['properties'] = { ...mapped(shape.properties), ...uses?.beside(shape.properties) }
    const required = (shape.required ?? []).filter((key) => shape.properties?.[key]?.default === undefined)
    if (required.length > 0) schema['required'] = required
    else delete schema['required']
  }
  if (shape.patternProperties) schema['patternProperties'] = mapped(shape.patternProperties)
  if (shape.additionalProperties !== undefined)
    schema['additionalProperties'] =
      typeof shape.additionalProperties === 'object'
        ? toJsonSchema(shape.additionalProperties, offer, uses?.at('', undefined))
        : shape.additionalProperties
  if (shape.items) schema['items'] = toJsonSchema(shape.items, offer, uses?.entry())
  if (shape.anyOf) schema['anyOf'] = shape.anyOf.map((inner) => toJsonSchema(inner, offer, uses))
  const union = shape.variants ? variantsOf(shape.variants) : Object.values(shape.keyed ?? {})
  // One of them at most: a use stands in place of the whole.
  if (union.length > 0) schema['oneOf'] = union.map((inner) => plainSchema(inner, offer, uses))
  const names = shape.slot && offer(shape.slot)
  if (names !== undefined) schema['anyOf'] = [{ $ref: names }, {}]
  return schema
}

/** Variants, each with its purpose at the property that chooses it: there an editor shows it. */
function variantsOf({ property, map }: NonNullable<JsonShape['variants']>): readonly JsonShape[] {
  return Object.values(map).map((variant) => {
    const chooses = variant.properties?.[property]
    if (!chooses || variant.description === undefined) return variant
    return {
      ...variant,
      properties: { ...variant.properties, [property]: { ...chooses, description: variant.description } },
    }
  })
}
