import type { ParamSchema } from './contract.ts'

/**
 * Where a request is not in the form the contract gives, as JSON Pointers with a reason. Small on purpose:
 * it also runs in the browser, where a schema compiler may not.
 */
export function requestProblems(schema: ParamSchema, value: unknown, at = ''): readonly string[] {
  if (!hasType(schema, value)) return [`${at || '/'} is not ${[schema.type].flat().join(' or ')}`]
  if (schema.enum && !schema.enum.includes(value)) return [`${at} is not one of ${schema.enum.join(', ')}`]
  if ('const' in schema && schema.const !== value) return [`${at} is not ${String(schema.const)}`]
  if (typeof value === 'number' && schema.minimum !== undefined && value < schema.minimum) {
    return [`${at} is below ${schema.minimum}`]
  }
  if (typeof value === 'string' && schema.pattern !== undefined && !new RegExp(schema.pattern).test(value)) {
    return [`${at} does not match ${schema.pattern}`]
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => requestProblems(schema.items ?? {}, item, `${at}/${index}`))
  }
  return isRecord(value) && schema.properties ? objectProblems(schema, value, at) : []
}

function objectProblems(
  { properties = {}, required = [] }: ParamSchema,
  value: Record<string, unknown>,
  at: string,
): readonly string[] {
  const missing = required.filter((name) => value[name] === undefined).map((name) => `${at}/${name} is missing`)
  const wrong = Object.entries(value).flatMap(([name, item]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined
    return schema ? requestProblems(schema, item, `${at}/${name}`) : [`${at}/${name} is not in the contract`]
  })
  return [...missing, ...wrong]
}

function hasType({ type, enum: options }: ParamSchema, value: unknown): boolean {
  if (type === undefined || options) return true
  // A file travels as a Blob; the contract writes it as binary text.
  if (value instanceof Blob) return [type].flat().includes('string')
  return [type].flat().includes(typeOf(value))
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Blob)
}
