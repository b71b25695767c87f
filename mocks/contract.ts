import document from '../schemas/platform.json' with { type: 'json' }
import { type StopName, stopOn, type Stops, type StopsWith, stopWith } from '../src/format/wire/stops.ts'
import { isObject, memberOf } from '../src/format/value/isObject.ts'
import type { Envelope } from './platform/Envelope.ts'
import type { OperationId } from './platform/Operations.ts'

/** The part of JSON Schema that the contract's requests are written in. */
export interface ParamSchema {
  type?: string | readonly string[]
  format?: string
  enum?: readonly unknown[]
  const?: unknown
  pattern?: string
  minimum?: number
  /** Decimals of an amount at most. */
  'x-decimals'?: number
  /** A platform may not take it. */
  'x-optional'?: boolean
  properties?: { readonly [name: string]: ParamSchema }
  required?: readonly string[]
  items?: ParamSchema
}

/** The part of JSON Schema that the contract's answers are written in. */
export interface AnswerSchema {
  readonly description?: string
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly properties?: Readonly<Record<string, AnswerSchema>>
  readonly required?: readonly string[]
  readonly items?: AnswerSchema
  /** A platform may leave it out. */
  readonly 'x-optional'?: boolean
}

export interface ContractOperation {
  id: OperationId
  method: 'get' | 'post'
  path: string
  auth: 'none' | 'optional' | 'token'
  money: boolean
  /** The operators' stop that closes it. */
  stop?: StopName
  /** The operators' stops that close it with some parameters only. */
  stopsWith?: StopsWith
  /** Refused while the member rests, but for the one value of a parameter. */
  rest?: true | { readonly unless: Readonly<Record<string, unknown>> }
  /** How a fee is taken: beside the amount, or out of it. */
  fee?: 'on-top' | 'included'
  /** Changes nothing: it may be tried on a platform in use. */
  reads: boolean
  /** A platform may not have it. */
  isOptional: boolean
  /** Query and body alike, as one object. */
  params: ParamSchema
  multipart: boolean
  /** Of its successful answer, envelope and all. */
  answer: AnswerSchema
  /** The page parameter and the number of the first page. */
  paging?: { param: string; first: number }
}

interface RawOperation {
  operationId: OperationId
  responses: { readonly 200: { readonly content: { readonly 'application/json': { readonly schema: AnswerSchema } } } }
  'x-auth': ContractOperation['auth']
  'x-money'?: true
  'x-stop'?: StopName
  'x-stop-with'?: StopsWith
  'x-rest'?: NonNullable<ContractOperation['rest']>
  'x-reads'?: true
  'x-optional'?: boolean
  'x-fee'?: NonNullable<ContractOperation['fee']>
  'x-paging'?: NonNullable<ContractOperation['paging']>
  parameters?: readonly { name?: string; in?: string; required?: boolean; schema?: ParamSchema }[]
  requestBody?: { content: { readonly [mediaType: string]: { schema: ParamSchema } } }
}

type RawPaths = { readonly [path: string]: { get?: RawOperation; post?: RawOperation } }

/** Every operation of schemas/platform.json, as the handlers need it. */
export const contractOperations: readonly ContractOperation[] = Object.entries(
  document.paths as unknown as RawPaths,
).flatMap(([path, { get, post }]) => [
  ...(get ? [operationOf('get', path, get)] : []),
  ...(post ? [operationOf('post', path, post)] : []),
])

/** How the platform takes the fee of a call; undefined where there is none. */
export const feeOf = (id: OperationId) => contractOperations.find((operation) => operation.id === id)?.fee

/** The decimals at most of the amount that a call takes, in the currency that has most. */
export const decimalsOf = (id: OperationId): number =>
  contractOperations.find((operation) => operation.id === id)?.params.properties?.['amount']?.['x-decimals'] ?? 0

const operations = new Map(contractOperations.map((operation) => [operation.id, operation]))

/** The operators' stop that closes a call with these parameters; undefined while it is open. */
export function stopOfCall(stops: Stops, id: OperationId, params: unknown): StopName | undefined {
  const { stop, stopsWith = [] } = operations.get(id) ?? {}
  return stopOn(stops, stop) ?? stopWith(stops, stopsWith, (name) => memberOf(params, name))
}

const named: Readonly<Record<string, AnswerSchema>> = document.components.schemas

/** The schema itself, or the one that it names. */
export function resolveSchema(schema: AnswerSchema): AnswerSchema {
  return schema.$ref === undefined ? schema : (named[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {})
}

/** Whether a platform may not have the call. */
export const isOptionalCall = (id: OperationId): boolean => operations.get(id)?.isOptional ?? false

/** Parameters of a call that a platform may not take. */
export const optionalParams = (id: OperationId): readonly string[] =>
  Object.entries(operations.get(id)?.params.properties ?? {}).flatMap(([name, { 'x-optional': isOptional }]) =>
    isOptional ? name : [],
  )

/** The optional parameters of all calls, as `takes` in the answer of `getApp` names them. */
export const allOptionalParams: readonly string[] = contractOperations.flatMap(({ id }) =>
  optionalParams(id).map((name) => `${id}.${name}`),
)

/** An answer, envelope and all, without the fields that a platform may leave out. */
export const withoutOptional = (id: OperationId, envelope: Envelope): Envelope => ({
  ...envelope,
  data: without(operations.get(id)?.answer.properties?.['data'] ?? {}, envelope.data),
})

function without(schema: AnswerSchema, value: unknown): unknown {
  const { properties = {}, items = {} } = resolveSchema(schema)
  if (Array.isArray(value)) return value.map((item) => without(items, item))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const field = properties[name] ?? {}
      return field['x-optional'] ? [] : [[name, without(field, item)]]
    }),
  )
}

const rests = new Map(contractOperations.map(({ id, rest }) => [id, rest]))

/** Whether a member who rests may not make this call with these parameters. */
export function isRested(id: OperationId, params: unknown): boolean {
  const rest = rests.get(id)
  if (rest === undefined || rest === true) return rest === true
  return !Object.entries(rest.unless).every(([name, value]) => memberOf(params, name) === value)
}

function operationOf(method: 'get' | 'post', path: string, raw: RawOperation): ContractOperation {
  const [media] = Object.entries(raw.requestBody?.content ?? {})
  return {
    id: raw.operationId,
    method,
    path,
    auth: raw['x-auth'],
    money: raw['x-money'] ?? false,
    ...(raw['x-stop'] && { stop: raw['x-stop'] }),
    ...(raw['x-stop-with'] && { stopsWith: raw['x-stop-with'] }),
    ...(raw['x-rest'] && { rest: raw['x-rest'] }),
    reads: raw['x-reads'] ?? false,
    isOptional: raw['x-optional'] ?? false,
    ...(raw['x-fee'] && { fee: raw['x-fee'] }),
    params: media ? media[1].schema : querySchema(raw),
    multipart: media?.[0] === 'multipart/form-data',
    answer: raw.responses[200].content['application/json'].schema,
    ...(raw['x-paging'] && { paging: raw['x-paging'] }),
  }
}

function querySchema({ parameters = [] }: RawOperation): ParamSchema {
  const query = parameters.filter((parameter) => parameter.in === 'query')
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name = '', schema = {} }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name = '' }) => name),
  }
}
