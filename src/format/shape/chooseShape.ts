import { isObject } from '../value/isObject.ts'
import { nearest } from '../text/nearest.ts'
import type { JsonShape, Path } from './JsonShape.ts'

export type ShapeChoice =
  | { readonly shape: JsonShape }
  | { readonly code: 'shape' | 'unknown-block'; readonly at: Path; readonly message: string; readonly hint?: string }

/** Picks the variant of a closed union by its discriminator; undefined when the shape is not such a union. */
export function chooseShape(shape: JsonShape, value: unknown): ShapeChoice | undefined {
  if (!shape.variants && !shape.keyed) return undefined
  if (!isObject(value)) return { code: 'shape', at: [], message: 'This must be an object.' }
  return shape.variants ? byProperty(shape.variants, value) : byKey(shape.keyed ?? {}, value)
}

function byProperty(
  { property, map }: NonNullable<JsonShape['variants']>,
  value: Readonly<Record<string, unknown>>,
): ShapeChoice {
  const fallback = Object.entries(map).find(([, shape]) => shape.properties?.[property]?.default !== undefined)
  if (!Object.hasOwn(value, property) && fallback) return { shape: fallback[1] }
  const name = value[property]
  const known = Object.keys(map)
  const shape = typeof name === 'string' && Object.hasOwn(map, name) ? map[name] : undefined
  if (shape) return { shape }
  if (name === undefined)
    return { code: 'shape', at: [], message: `"${property}" is missing.`, hint: `Known: ${known.join(', ')}.` }
  const written = typeof name === 'string' ? name : JSON.stringify(name)
  const near = nearest(written, known)
  return {
    code: property === 'type' ? 'unknown-block' : 'shape',
    at: [property],
    message: `"${written}" is not a known ${property}.`,
    hint: near === undefined ? `Known: ${known.join(', ')}.` : `Did you mean "${near}"?`,
  }
}

function byKey(map: Readonly<Record<string, JsonShape>>, value: Readonly<Record<string, unknown>>): ShapeChoice {
  const present = Object.keys(map).filter((key) => Object.hasOwn(value, key))
  const [only] = present
  const shape = only === undefined ? undefined : map[only]
  if (present.length === 1 && shape) return { shape }
  const known = Object.keys(map).join(', ')
  if (present.length > 1)
    return {
      code: 'shape',
      at: [],
      message: `One entry does one thing, but this has ${present.join(' and ')}.`,
      hint: 'Split it into several entries.',
    }
  const near = Object.keys(value)
    .map((key) => nearest(key, Object.keys(map)))
    .find((key) => key !== undefined)
  return {
    code: 'shape',
    at: [],
    message: 'What this does is not known.',
    hint: near === undefined ? `Known: ${known}.` : `Did you mean "${near}"?`,
  }
}
