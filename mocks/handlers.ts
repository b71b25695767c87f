import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { contractOperations, type ContractOperation, type ParamSchema } from './contract.ts'
import { isFailing, type Network } from './Network.ts'
import type { Platform } from './platform/createPlatform.ts'
import { createRandom, type Random } from './platform/createRandom.ts'
import type { Envelope } from './platform/Envelope.ts'
import { toLocale } from './platform/Locale.ts'
import { messageOf } from './platform/messages.ts'

interface HandlerOptions {
  /** Fails loudly when a request or an answer is not in the contract; for tests. */
  strict?: boolean
  network?: Network
}

/** One handler for every operation of the contract, wherever `/api/` is mounted. */
export function createHandlers(platform: Platform, options: HandlerOptions = {}): HttpHandler[] {
  // The same calls in the same order fail again.
  const random = createRandom('network')
  return contractOperations.map((operation) =>
    http[operation.method](`*${operation.path}`, ({ request }) =>
      answer(platform, operation, request, { ...options, random }),
    ),
  )
}

async function answer(
  platform: Platform,
  operation: ContractOperation,
  request: Request,
  { strict = false, network = {}, random }: HandlerOptions & { readonly random: Random },
): Promise<Response> {
  if (network.delay !== undefined) await delay(network.delay)
  if (network.offline === true) return HttpResponse.error()
  if (isFailing(network, operation.id, random)) return new HttpResponse(null, { status: 500 })
  const { envelope, at } = await play(platform, operation, request, strict)
  const now = new Date(at)
  return HttpResponse.json(
    { ...envelope },
    // A page cannot rely on reading Date; the contract's own header carries the platform's clock to the millisecond.
    { headers: { Date: now.toUTCString(), 'x-platform-time': now.toISOString(), 'cache-control': 'no-store' } },
  )
}

async function play(
  platform: Platform,
  operation: ContractOperation,
  request: Request,
  strict: boolean,
): Promise<{ readonly envelope: Envelope; readonly at: number }> {
  const locale = toLocale(request.headers.get('lang'))
  const { params, problems } = await readRequest(operation, request)
  if (strict && problems.length > 0) {
    throw new Error(`${operation.id} was asked for what is not in the contract: ${problems.join('; ')}`)
  }
  if (problems.length > 0)
    return { envelope: { code: 400, message: messageOf('wrongRequest', locale), data: null }, at: platform.now() }
  const envelope = platform.call(operation.id, params, {
    locale,
    token: bearerToken(request),
    idempotencyKey: operation.money ? (request.headers.get('Idempotency-Key') ?? undefined) : undefined,
  })
  // The moment of the answer, before anything else is waited for.
  const at = platform.now()
  if (strict) {
    const { checkAnswer } = await import('./checkAnswer.ts')
    checkAnswer(operation.id, envelope)
  }
  return { envelope, at }
}

async function readRequest(operation: ContractOperation, request: Request) {
  try {
    const params = await readParams(operation, request)
    return { params, problems: requestProblems(operation.params, params) }
  } catch (error) {
    return { params: {}, problems: [`the body cannot be read: ${String(error)}`] }
  }
}

function bearerToken(request: Request): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1]
}

/** Parameters of a call, with numbers that came as text turned into numbers where the contract says number. */
async function readParams(operation: ContractOperation, request: Request): Promise<Record<string, unknown>> {
  const raw = await readRaw(operation, request)
  const properties = operation.params.properties ?? {}
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, toNumber(properties[name], value)]))
}

async function readRaw({ method, multipart }: ContractOperation, request: Request): Promise<Record<string, unknown>> {
  if (method === 'get') return Object.fromEntries(new URL(request.url).searchParams)
  if (multipart) return Object.fromEntries(await request.formData())
  const text = await request.text()
  if (text.trim() === '') return {}
  const body: unknown = JSON.parse(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new SyntaxError('Body is not an object.')
  return { ...body }
}

function toNumber(schema: ParamSchema | undefined, value: unknown): unknown {
  if (schema?.type !== 'number' || typeof value !== 'string' || value.trim() === '') return value
  const number = Number(value)
  return Number.isNaN(number) ? value : number
}

/**
 * Where a request is not in the form the contract gives, as JSON Pointers with a reason. Small on purpose:
 * it also runs in the browser, where a schema compiler may not.
 */
function requestProblems(schema: ParamSchema, value: unknown, at = ''): readonly string[] {
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
