import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { contractOperations, type ContractOperation, type ParamSchema } from './contract.ts'
import { isFailing, type Network } from './Network.ts'
import type { Platform } from './platform/createPlatform.ts'
import { createRandom, type Random } from './platform/createRandom.ts'
import type { Envelope } from './platform/Envelope.ts'
import { toLocale } from './platform/Locale.ts'
import { messageOf } from './platform/messages.ts'
import { requestProblems } from './requestProblems.ts'

export interface HandlerOptions {
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
