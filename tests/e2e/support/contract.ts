import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Request } from '@playwright/test'
import { objectOf } from '../../../src/format/value/isObject.ts'

interface Parameter {
  readonly name?: string
  readonly in?: string
  readonly required?: boolean
  readonly schema?: object
}

interface Operation {
  readonly 'x-money'?: boolean
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> }
}

interface Checks {
  readonly isMoney: boolean
  readonly query: ValidateFunction
  readonly body: ValidateFunction | undefined
}

const contract = JSON.parse(readFileSync('schemas/platform.json', 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
const ajv = new Ajv2020({ strict: false, validateFormats: false })
// In an address everything is text.
const texts = new Ajv2020({ strict: false, validateFormats: false, coerceTypes: true })
ajv.addSchema(contract, 'contract')
texts.addSchema(contract, 'contract')

const checks = new Map<string, Checks>()
for (const [path, methods] of Object.entries(contract.paths)) {
  for (const [method, operation] of Object.entries(methods)) {
    if (method !== 'parameters') checks.set(`${method.toUpperCase()} ${path}`, checksOf(operation))
  }
}

function checksOf({ 'x-money': isMoney = false, parameters = [], requestBody }: Operation): Checks {
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const schema = requestBody?.content['application/json']?.schema
  return {
    isMoney,
    query: texts.compile({
      type: 'object',
      properties: Object.fromEntries(query.map((parameter) => [parameter.name, rooted(parameter.schema ?? {})])),
      required: query.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    }),
    body: schema && ajv.compile(rooted(schema)),
  }
}

/** How a request to the platform breaks its contract; undefined when it does not. */
export function findBreach(request: Request): string | undefined {
  const { pathname, searchParams } = new URL(request.url())
  const name = `${request.method()} ${pathname}`
  const known = checks.get(name)
  if (!known) return `not in the contract: ${name}`
  const { isMoney, query, body } = known
  if (isMoney && !('idempotency-key' in request.headers())) return `money without an Idempotency-Key: ${name}`
  if (!query(Object.fromEntries(searchParams)))
    return `against the contract: ${name} ${searchParams.toString()} ${texts.errorsText(query.errors)}`
  const text = request.postData()
  if (!body || text === null) return undefined
  return body(JSON.parse(text)) ? undefined : `against the contract: ${name} ${text} ${ajv.errorsText(body.errors)}`
}

/** The schema, with its references pointing into the whole contract. */
function rooted(schema: object): object {
  return objectOf(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')))
}
