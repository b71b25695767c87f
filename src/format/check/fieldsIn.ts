import { isObject } from '../value/isObject.ts'
import type { Path } from '../shape/JsonShape.ts'

type Json = Readonly<Record<string, unknown>>

/** A field of a form with its schema; `at` is where it is written, `depth` is 0 for an outer one. */
export interface WrittenField {
  readonly name: string
  readonly ui: Json
  readonly schema: Json
  readonly at: Path
  readonly schemaAt: Path
  readonly depth: number
}

/** The fields of a form, outer ones first, also in rows and groups; only those that schema and fields both have. */
export function fieldsIn(form: Json, path: Path): readonly WrittenField[] {
  const { schema } = form
  return isObject(schema) ? within(form, schema, { at: path, schemaAt: [...path, 'schema'], depth: 0 }) : []
}

function within(
  { fields }: Json,
  { properties }: Json,
  { at, schemaAt, depth }: Pick<WrittenField, 'at' | 'schemaAt' | 'depth'>,
): readonly WrittenField[] {
  if (!isObject(fields) || !isObject(properties)) return []
  return Object.entries(fields).flatMap(([name, ui]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (!isObject(ui) || !isObject(schema)) return []
    const field = {
      name,
      ui,
      schema,
      at: [...at, 'fields', name],
      schemaAt: [...schemaAt, 'properties', name],
      depth,
    }
    const inner = schema['type'] === 'array' ? schema['items'] : schema
    if (!isObject(inner)) return [field]
    const innerAt = schema['type'] === 'array' ? [...field.schemaAt, 'items'] : field.schemaAt
    return [field, ...within(ui, inner, { at: field.at, schemaAt: innerAt, depth: depth + 1 })]
  })
}
