import type { Shape } from '../../platform/Shape.ts'

/** The part of JSON Schema that the platform contract uses. */
export interface ContractSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  /** A balance: shown only while members do not hide their figures. */
  readonly 'x-balance'?: boolean
  readonly contentMediaType?: string
  readonly items?: ContractSchema
  readonly properties?: { readonly [name: string]: ContractSchema }
}

/** The coercion shape of a contract schema. Throws on an unknown schema, so that none is left uncoerced. */
export function shapeOfSchema(schema: ContractSchema): Shape {
  if (schema.$ref !== undefined) return shapeOfReference(schema.$ref)
  if (schema.contentMediaType === 'application/octet-stream') return 'f'
  if (schema.items) return [shapeOfSchema(schema.items)]
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [])
  if (types.includes('object')) {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, property]) => [name, shapeOfSchema(property)]),
    )
  }
  const nullable = types.includes('null')
  if (schema.format === 'decimal' && schema['x-balance'] === true && !nullable) return 'h'
  if (schema.format === 'decimal') return nullable ? 'D' : 'd'
  const kind = types.filter((type) => type !== 'null').join()
  if (kind === 'string' && schema.format === 'uri-reference' && !nullable) return 'u'
  if (kind === 'string') return nullable ? 'S' : 's'
  if (kind === 'number') return nullable ? 'N' : 'n'
  if (kind === 'boolean') return 'b'
  throw new Error(`No coercion is known for ${JSON.stringify(schema)}. Teach shapeOfSchema about it.`)
}

function shapeOfReference($ref: string): Shape {
  const name = $ref.slice($ref.lastIndexOf('/') + 1)
  return name === 'Nothing' ? 'z' : `#${name}`
}
