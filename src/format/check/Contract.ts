import { typeOfJsonSchema, type JsonSchema } from '../expression/typeOfJsonSchema.ts'
import type { ExpressionType } from '../expression/ExpressionType.ts'
import { isObject, objectOf, listOf } from '../value/isObject.ts'

/** Types of one platform call. */
export interface CallType {
  readonly params: Readonly<Record<string, JsonSchema>>
  readonly required: readonly string[]
  readonly data: ExpressionType
  /** The type of the rows of a paged call. */
  readonly rows?: ExpressionType
  /** The number of the first page of a paged call. */
  readonly firstPage?: number
  readonly money: boolean
  /** It changes nothing on the platform. */
  readonly reads: boolean
  /** Its amount leaves a balance of the member. */
  readonly spends: boolean
  /** Whether a fee is taken beside the amount or out of it; absent where there is none. */
  readonly fee?: string
  readonly auth: 'none' | 'optional' | 'token'
}

export interface Contract {
  readonly calls: Readonly<Record<string, CallType>>
  readonly entities: Readonly<Record<string, ExpressionType>>
}

/** Reads the OpenAPI document once, into types. */
export function readContract(openapi: unknown): Contract {
  const root = objectOf(openapi)
  const definitions = schemasOf(objectOf(root['components'])['schemas'])
  const calls: Record<string, CallType> = {}
  for (const path of Object.values(objectOf(root['paths']))) {
    for (const method of ['get', 'post']) {
      const operation = objectOf(objectOf(path)[method])
      if (typeof operation['operationId'] === 'string')
        calls[operation['operationId']] = readCall(operation, definitions)
    }
  }
  const entities = Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => [name, typeOfJsonSchema(schema, definitions)]),
  )
  return { calls, entities }
}

function readCall(
  operation: Readonly<Record<string, unknown>>,
  definitions: Readonly<Record<string, JsonSchema>>,
): CallType {
  const query = listOf(operation['parameters'])
    .map(objectOf)
    .filter((parameter) => parameter['in'] === 'query')
  const content = objectOf(objectOf(operation['requestBody'])['content'])
  const body = objectOf(objectOf(Object.values(content)[0])['schema'])
  const answer = objectOf(
    objectOf(objectOf(objectOf(objectOf(operation['responses'])['200'])['content'])['application/json'])['schema'],
  )
  const dataSchema = schemasOf(answer['properties'])['data']
  const data = typeOfJsonSchema(dataSchema, definitions)
  const paging = operation['x-paging']
  const rows = isObject(paging) ? typeAt(data, String(paging['rows'])) : undefined
  return {
    params: {
      ...schemasOf(withoutRefs(body['properties'], definitions)),
      ...Object.fromEntries(query.map((parameter) => [String(parameter['name']), schemaOf(parameter['schema'])])),
    },
    required: [
      ...listOf(body['required']).map(String),
      ...query.filter((parameter) => parameter['required'] === true).map((parameter) => String(parameter['name'])),
    ],
    data,
    ...(rows?.kind === 'list' && { rows: rows.of }),
    ...(isObject(paging) && typeof paging['first'] === 'number' && { firstPage: paging['first'] }),
    money: operation['x-money'] === true,
    reads: operation['x-reads'] === true,
    spends: operation['x-spends'] === true,
    ...(typeof operation['x-fee'] === 'string' && { fee: operation['x-fee'] }),
    auth: operation['x-auth'] === 'none' || operation['x-auth'] === 'optional' ? operation['x-auth'] : 'token',
  }
}

/** The same with what is referred to in place of each reference; of one within itself nothing is said. */
function withoutRefs(
  value: unknown,
  definitions: Readonly<Record<string, JsonSchema>>,
  inside: readonly string[] = [],
): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutRefs(item, definitions, inside))
  if (!isObject(value)) return value
  const ref = value['$ref']
  if (typeof ref === 'string') {
    const name = ref.slice(ref.lastIndexOf('/') + 1)
    return inside.includes(name) ? {} : withoutRefs(definitions[name] ?? {}, definitions, [...inside, name])
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutRefs(item, definitions, inside)]))
}

function typeAt(type: ExpressionType, pointer: string): ExpressionType | undefined {
  return pointer
    .split('/')
    .slice(1)
    .reduce<ExpressionType | undefined>((at, name) => (at?.kind === 'object' ? at.fields[name]?.type : undefined), type)
}

/** Whoever writes the contract writes JSON Schema where OpenAPI has a schema. */
const isSchema = (value: unknown): value is JsonSchema => isObject(value)
const schemaOf = (value: unknown): JsonSchema => (isSchema(value) ? value : {})
const schemasOf = (value: unknown): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(Object.entries(objectOf(value)).map(([name, schema]) => [name, schemaOf(schema)]))
