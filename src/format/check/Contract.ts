import { typeOfJsonSchema, type JsonSchema } from '../expression/typeOfJsonSchema.ts'
import type { ExpressionType } from '../expression/ExpressionType.ts'
import { isObject } from '../isObject.ts'

/** What the check knows of one platform call. */
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
  const root = asObject(openapi)
  const definitions = asObject(asObject(root['components'])['schemas']) as Record<string, JsonSchema>
  const calls: Record<string, CallType> = {}
  for (const path of Object.values(asObject(root['paths']))) {
    for (const method of ['get', 'post']) {
      const operation = asObject(asObject(path)[method])
      if (typeof operation['operationId'] === 'string')
        calls[operation['operationId']] = readCall(operation, definitions)
    }
  }
  const entities = Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => [name, typeOfJsonSchema(schema, definitions)]),
  )
  return { calls, entities }
}

function readCall(operation: Readonly<Record<string, unknown>>, definitions: Record<string, JsonSchema>): CallType {
  const query = list(operation['parameters'])
    .map(asObject)
    .filter((parameter) => parameter['in'] === 'query')
  const content = asObject(asObject(operation['requestBody'])['content'])
  const body = asObject(asObject(Object.values(content)[0])['schema'])
  const answer = asObject(
    asObject(asObject(asObject(asObject(operation['responses'])['200'])['content'])['application/json'])['schema'],
  )
  const dataSchema = asObject(answer['properties'])['data'] as JsonSchema | undefined
  const data = typeOfJsonSchema(dataSchema, definitions)
  const paging = operation['x-paging']
  const rows = isObject(paging) ? typeAt(data, String(paging['rows'])) : undefined
  return {
    params: {
      ...(withoutRefs(asObject(body['properties']), definitions) as Record<string, JsonSchema>),
      ...Object.fromEntries(
        query.map((parameter) => [String(parameter['name']), asObject(parameter['schema']) as JsonSchema]),
      ),
    },
    required: [
      ...list(body['required']).map(String),
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

const asObject = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {})
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
