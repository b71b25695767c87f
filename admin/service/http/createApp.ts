import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions, type FastifyError } from 'fastify'
import type { LogLevel } from '../base/config/Config.ts'
import type { Figures } from '../base/figures.ts'
import { type TrustedProxies, trustProxies } from '../base/config/trustProxies.ts'
import { BrokenText, TooDeep, NotFound } from '../base/refusals.ts'
import { createLimitedServer, type LimitedServer } from './createLimitedServer.ts'
import { Refusal } from '../base/Refusal.ts'
import { statusOf } from './statusOf.ts'
import { isOfJson } from './isOfJson.ts'

interface AppOptions {
  readonly logLevel: LogLevel
  readonly trustProxy: TrustedProxies
  readonly bodyLimit: number
  /** Connections at once. */
  readonly maxConnections?: number
  /** How long a request may take to arrive; a minute by default. */
  readonly requestMs?: number
  /** Whether what arrives while the app is closed gets the app's own answers, in place of the framework's 503. */
  readonly answersWhileClosing?: boolean
  /** Counts each request under the name of the listener. */
  readonly counts?: { readonly figures: Figures; readonly door: string }
  /** Sees each request before the framework does; true when it has answered. */
  readonly answerFirst?: (request: IncomingMessage, response: ServerResponse) => boolean
}

/** Several times what a screen document needs, and far less than what overflows a stack. */
const DEEPEST = 100
/**
 * How long requests under way have to end when the app is closed, of the six seconds that a stop takes. A money call
 * that takes longer has an unknown outcome, and the member is asked before it is sent again.
 */
const GRACE_MS = 2_000

/** A Fastify instance with our refusals, strict bodies, limits against slow and many clients, and a quick close. */
export function createApp({
  logLevel,
  trustProxy,
  bodyLimit,
  maxConnections = Infinity,
  requestMs = 60_000,
  answersWhileClosing = false,
  counts,
  answerFirst,
}: AppOptions): FastifyInstance {
  const trusts = trustProxies(trustProxy)
  let limited: LimitedServer | undefined
  const options: FastifyServerOptions = {
    logger:
      logLevel === 'silent' ? false : { level: logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusts,
    bodyLimit,
    serverFactory(handle) {
      const listener: typeof handle = answerFirst
        ? (request, response) => {
            if (!answerFirst(request, response)) handle(request, response)
          }
        : handle
      limited = createLimitedServer(listener, { most: maxConnections, requestMs, trusts })
      return limited.server
    },
    forceCloseConnections: 'idle',
    return503OnClosing: !answersWhileClosing,
    // Ten seconds by default, which a busy machine needs for reading a build's files.
    pluginTimeout: 60_000,
    genReqId: requestId,
    // An unknown key in a body is a mistake to report, not to drop.
    ajv: { customOptions: { removeAdditional: false } },
  }
  const app = Fastify(options)
  sendRefusals(app)
  if (counts !== undefined) countRequests(app, counts)
  app.addHook('preClose', async () => {
    limited?.closeSilent()
    setTimeout(() => limited?.server.closeAllConnections(), GRACE_MS).unref()
  })
  app.addHook('preValidation', async (request) => {
    if (isTooDeep(request.body, DEEPEST)) throw new TooDeep()
    if (hasBrokenText(request.body)) throw new BrokenText()
  })
  return app
}

/**
 * The end of the key of a call that moves money, which the phone knows without an answer; else an id that a proxy in
 * front has already put into its own log, else a new one, short enough to be read out.
 */
function requestId({ headers }: IncomingMessage): string {
  const { 'x-request-id': given, 'idempotency-key': key } = headers
  const isId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{8,64}$/.test(id)
  const ofKey = typeof key === 'string' ? key.slice(-12) : undefined
  return [ofKey, given].find(isId) ?? randomUUID().slice(-12)
}

function countRequests(app: FastifyInstance, { figures, door }: NonNullable<AppOptions['counts']>): void {
  app.addHook('onResponse', (request, reply, done) => {
    figures.requests.labels(door, request.routeOptions.url ?? 'none', String(reply.statusCode)).inc()
    done()
  })
}

/**
 * Refusals answer with their status and their sentence; anything unforeseen is logged and answers 500 without details.
 */
function sendRefusals(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof Refusal) {
      if (typeof error.details['retryAfterSeconds'] === 'number')
        reply.header('retry-after', error.details['retryAfterSeconds'])
      return reply.code(statusOf[error.code]).send({ ...error.details, code: error.code, message: error.message })
    }
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send({ code: codeOf(error), message: error.message })
    request.log.error(error)
    return reply
      .code(500)
      .send({ code: 'bug', message: 'Something went wrong in the service. It has been written down.' })
  })
  app.setNotFoundHandler(() => {
    throw new NotFound()
  })
}

/** Refusals of Fastify and its plugins, which know only a status. */
function codeOf({ statusCode, validation }: FastifyError): string {
  if (validation !== undefined) return 'invalid-body'
  if (statusCode === 413) return 'too-large'
  return statusCode === 429 ? 'too-many-attempts' : 'bad-request'
}

/**
 * Whether a parsed JSON value holds half of a character somewhere, which JSON can write and UTF-8 cannot: it would be
 * another text once it is stored. Without recursion, because anybody may send a value as deep as its size allows.
 */
export function hasBrokenText(value: unknown): boolean {
  const waiting = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && !next.isWellFormed()) return true
    if (isOfJson(next)) for (const [key, item] of Object.entries(next)) waiting.push(key, item)
  }
  return false
}

/**
 * Whether a parsed JSON value nests more than `deepest` lists and objects: recursive code would overflow on it. Works
 * level by level, without recursion.
 */
export function isTooDeep(value: unknown, deepest: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth <= deepest; depth += 1) {
    level = level.filter(isOfJson).flatMap((item): readonly unknown[] => Object.values(item))
    if (level.length === 0) return false
  }
  return true
}
