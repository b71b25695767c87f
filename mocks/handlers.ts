import { delay, http, type HttpHandler, HttpResponse } from 'msw'
import { contractOperations, type ContractOperation } from './contract.ts'
import { isFailing, type Network } from './Network.ts'
import type { Platform } from './platform/createPlatform.ts'
import type { Envelope } from './platform/Envelope.ts'
import { toLocale } from './platform/Locale.ts'
import { messageOf } from './platform/messages.ts'
import { readParams } from './readParams.ts'
import { requestProblems } from './requestProblems.ts'

export interface HandlerOptions {
  /** Fails loudly when a request or an answer is not in the contract; for tests. */
  strict?: boolean
  network?: Network
}

/** One handler for every operation of the contract, wherever `/api/` is mounted. */
export function createHandlers(platform: Platform, options: HandlerOptions = {}): HttpHandler[] {
  return contractOperations.map((operation) =>
    http[operation.method](`*${operation.path}`, ({ request }) => answer(platform, operation, request, options)),
  )
}

async function answer(
  platform: Platform,
  operation: ContractOperation,
  request: Request,
  { strict = false, network = {} }: HandlerOptions,
): Promise<Response> {
  if (network.delay !== undefined) await delay(network.delay)
  if (isFailing(network, operation.id)) return new HttpResponse(null, { status: 500 })
  const envelope = await play(platform, operation, request, strict)
  const now = new Date(platform.now())
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
): Promise<Envelope> {
  const locale = toLocale(request.headers.get('lang'))
  const { params, problems } = await readRequest(operation, request)
  if (strict && problems.length > 0) {
    throw new Error(`${operation.id} was asked for what is not in the contract: ${problems.join('; ')}`)
  }
  if (problems.length > 0) return { code: 400, message: messageOf('wrongRequest', locale), data: null }
  const envelope = platform.call(operation.id, params, {
    locale,
    token: bearerToken(request),
    idempotencyKey: operation.money ? (request.headers.get('Idempotency-Key') ?? undefined) : undefined,
  })
  if (strict) {
    const { checkAnswer } = await import('./checkAnswer.ts')
    checkAnswer(operation.id, envelope)
  }
  return envelope
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
