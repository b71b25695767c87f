import type { ExpressionType, FieldType } from './ExpressionType.ts'
import { sameType } from './sameType.ts'

/** The part of JSON Schema that types come from. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, JsonSchema | boolean>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
  readonly items?: JsonSchema | boolean
  readonly oneOf?: readonly JsonSchema[]
  readonly anyOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
}

const ANY: ExpressionType = { kind: 'any' }
const NULL: ExpressionType = { kind: 'null' }

/**
 * The type of the values a JSON Schema describes, after the client has coerced them: `format: decimal` gives amounts,
 * every number a double, a property that is not required (and has no default) or may be null an optional field.
 * `definitions` are found by the last part of a `$ref`; a definition inside itself is `any`.
 */
export function typeOfJsonSchema(
  schema: JsonSchema | boolean | undefined,
  definitions: Readonly<Record<string, JsonSchema>> = {},
): ExpressionType {
  const typeOf = (schema: JsonSchema | boolean | undefined, inside: readonly string[]): ExpressionType => {
    if (typeof schema !== 'object') return ANY
    if (schema.$ref !== undefined) {
      const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
      return inside.includes(name) ? ANY : typeOf(definitions[name], [...inside, name])
    }
    if (schema.format === 'decimal') return withNull({ kind: 'decimal' }, typeNames(schema).includes('null'))

    // However a time of day is written, the app has it as text.
    if (schema.format === 'clock') return { kind: 'string' }

    const alternatives = schema.oneOf ?? schema.anyOf
    if (alternatives) return either(alternatives.map((alternative) => typeOf(alternative, inside)))
    // A lone reference is wrapped only so that it can have a description.
    if (schema.allOf?.length === 1 && !schema.properties) return typeOf(schema.allOf[0], inside)
    if (schema.allOf) return together([...schema.allOf, { ...schema, allOf: [] }].map((part) => objectOf(part, inside)))

    return either(typeNames(schema).map((name) => typeNamed(name, schema, inside)))
  }

  const typeNamed = (name: string, schema: JsonSchema, inside: readonly string[]): ExpressionType => {
    switch (name) {
      case 'string':
        return { kind: 'string' }
      case 'number':
      case 'integer':
        return { kind: 'double' }
      case 'boolean':
        return { kind: 'bool' }
      case 'null':
        return NULL
      case 'array':
        return { kind: 'list', of: itemType(typeOf(schema.items, inside)) }
      case 'object':
        return objectOf(schema, inside)
      default:
        return ANY
    }
  }

  const objectOf = (schema: JsonSchema, inside: readonly string[]): ObjectType => {
    if (schema.$ref !== undefined) {
      const type = typeOf(schema, inside)
      return type.kind === 'object' ? type : { kind: 'object', fields: {}, open: true }
    }
    const fields = Object.entries(schema.properties ?? {}).map(([name, property]): [string, FieldType] => {
      const type = typeOf(property, inside)
      const always = schema.required?.includes(name) || (typeof property === 'object' && property.default !== undefined)
      return [name, type.kind === 'optional' ? { type: type.of, optional: true } : { type, optional: !always }]
    })
    const open = schema.additionalProperties ?? (!schema.properties && !schema.allOf)
    return { kind: 'object', fields: Object.fromEntries(fields), ...(open !== false && { open: true }) }
  }

  return typeOf(schema, [])
}

type ObjectType = Extract<ExpressionType, { kind: 'object' }>

function typeNames(schema: JsonSchema): readonly string[] {
  if (schema.type !== undefined) return typeof schema.type === 'string' ? [schema.type] : schema.type
  const values = schema.const === undefined ? schema.enum : [schema.const]
  if (values) return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))]
  if (schema.properties) return ['object']
  return schema.items === undefined ? ['any'] : ['array']
}

const withNull = (type: ExpressionType, nullable: boolean): ExpressionType =>
  nullable && type.kind !== 'any' ? { kind: 'optional', of: type } : type

// A null among a list's items stays null; only fields can be absent.
const itemType = (type: ExpressionType): ExpressionType => (type.kind === 'optional' ? ANY : type)

function either(types: readonly ExpressionType[]): ExpressionType {
  const solid = types.filter((type) => type.kind !== 'null').map((type) => (type.kind === 'optional' ? type.of : type))
  const nullable = types.some((type) => type.kind === 'null' || type.kind === 'optional')
  const [first] = solid
  if (!first) return nullable ? NULL : ANY
  if (solid.every((type) => sameType(type, first))) return withNull(first, nullable)
  return withNull(solid.every((type) => type.kind === 'object') ? eitherObject(solid) : ANY, nullable)
}

/** One of several objects: a field is sure only where all have it, and typed only where they agree. */
function eitherObject(objects: readonly ObjectType[]): ObjectType {
  const names = new Set(objects.flatMap((object) => Object.keys(object.fields)))
  const fields = [...names].map((name): [string, FieldType] => {
    const found = objects.flatMap((object) => object.fields[name] ?? [])
    const optional = found.length < objects.length || found.some((field) => field.optional)
    return [name, { type: either(found.map((field) => field.type)), optional }]
  })
  return {
    kind: 'object',
    fields: Object.fromEntries(fields),
    ...(objects.some((object) => object.open) && { open: true }),
  }
}

/** All of several objects at once: every field of each. */
function together(objects: readonly ObjectType[]): ObjectType {
  const listed = objects.filter((object) => Object.keys(object.fields).length > 0)
  return {
    kind: 'object',
    fields: listed.reduce<ObjectType['fields']>((all, { fields }) => ({ ...all, ...fields }), {}),
    ...((listed.length === 0 || listed.some((object) => object.open)) && { open: true }),
  }
}
