import httpProxy from '@fastify/http-proxy'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Figures } from '../base/figures.ts'
import type { TrustsProxy } from '../base/config/trustProxies.ts'
import { pickRequestHeaders } from './pickRequestHeaders.ts'
import { Agent, DecoratorHandler, type Dispatcher } from 'undici'
import { contractOperations } from '../../../mocks/contract.ts'
import { limitedNetworkOf } from '../http/limitedNetworkOf.ts'
import { createPlaces } from './createPlaces.ts'
import { uploads } from './readCalls.ts'
import type { Readable } from 'node:stream'

/** A little above the app's own 30 s for money, so that the app's time-out comes first. */
const TIMEOUT = 35_000

interface ProxyOptions {
  readonly connections: number
  readonly trusts: TrustsProxy
  readonly figures: Figures
}

/** Passes `/api/*` on to the members' platform: only the parts of a request that it needs, and never twice. */
export async function proxyPlatform(
  app: FastifyInstance,
  platformUrl: string,
  { connections, trusts, figures }: ProxyOptions,
): Promise<void> {
  const base = new URL(platformUrl)
  const { takePlace, dispatcher, mark } = askPlatform(
    app,
    { trusts, figures },
    {
      connections,
      headersTimeout: TIMEOUT,
      bodyTimeout: TIMEOUT,
      connect: { timeout: 10_000 },
    },
  )
  await app.register(httpProxy, {
    upstream: base.origin,
    prefix: '/api',
    rewritePrefix: `${base.pathname.replace(/\/$/, '')}/api`,
    routes: ['/', '/*', ...uploads.map((path) => path.slice('/api'.length))],
    httpMethods: ['GET', 'POST'],
    disableRequestLogging: true,
    undici: dispatcher,
    // Bodies have been read already, and go on as the bytes they are.
    proxyPayloads: false,
    // Not async: Fastify would wait for the end of the answer, and take a device that leaves for an error.
    handler(request, reply, target, options) {
      const body = Buffer.isBuffer(request.body) && {
        body: request.body,
        contentType: request.headers['content-type'] ?? '*/*',
      }
      takePlace(request).then(
        (giveBack) => {
          try {
            reply.from(target, { ...options, ...body })
          } catch (error) {
            giveBack()
            reply.send(error)
          }
        },
        (error: unknown) => reply.send(error),
      )
    },
    replyOptions: {
      retriesCount: 0,
      retryDelay: () => null,
      rewriteRequestHeaders: (request, { host, ...headers }) =>
        mark(request, {
          ...pickRequestHeaders({ ...headers, 'content-type': request.headers['content-type'] }),
          host,
          'x-forwarded-for': request.ip,
          'x-request-id': request.id,
        }),
      onError: (reply, { error }) => sendPlatformFailure(reply, error),
    },
  })
}

/** The part of a reply that the proxy's own type and ours share. */
interface Reply {
  code(status: number): { send(body: object): unknown }
}

/** In the platform's own envelope, because that is what the app reads under `/api`. */
function sendPlatformFailure(reply: Reply, error: Error & { readonly statusCode?: number }): void {
  if (error.statusCode === 504)
    void reply.code(504).send({ code: 504, message: 'The platform did not answer in time.', data: null })
  else void reply.code(502).send({ code: 502, message: 'The platform cannot be reached.', data: null })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the platform may have got something of it. */
    isPassedOn: boolean
  }
}

/** The part of a member's request that counts here. */
interface Call {
  readonly ip: string
  readonly method: string
  readonly url: string
  /** In the platform's log as in ours. */
  readonly id: string
  readonly log: FastifyBaseLogger
  isPassedOn: boolean
}

/** Only headers reach the dispatcher from a request, so the request itself is sent among them. */
const member = Symbol('member')

/** Calls that need not be done once the device has left: those that only read, and files, which count once a later call names
 * them. */
const droppable = new Set([
  ...contractOperations.filter((call) => call.reads).map(({ method, path }) => `${method.toUpperCase()} ${path}`),
  ...uploads.map((path) => `POST ${path}`),
])

type Request = Dispatcher.RequestOptions & {
  readonly headers: Record<string, string> & { readonly [member]: Call }
}

interface PlatformAsker {
  /**
   * Waits for a connection; the function that gives it back where nothing is sent over it after all. Throws `NoPlace`.
   */
  readonly takePlace: (request: Call) => Promise<() => void>
  /** Asks the platform over the connection of a request, as long as a device waits. */
  readonly dispatcher: {
    readonly headersTimeout: number
    readonly bodyTimeout: number
    request(options: Request, done: (error: Error | null, answer: Dispatcher.ResponseData) => void): void
    destroy(): Promise<void>
  }
  /** Headers with the request that they are of. */
  readonly mark: <Headers extends object>(request: Call, headers: Headers) => Headers
}

type AgentOptions = Agent.Options & {
  readonly connections: number
  readonly headersTimeout: number
  readonly bodyTimeout: number
}

/**
 * The connections to the platform, of which each network gets its part. A call whose device leaves before its turn is
 * not sent at all. Once it is sent, one that only reads (`x-reads` in the contract) is let go of; any other is completed,
 * because the platform may have done what was asked.
 */
function askPlatform(
  app: FastifyInstance,
  { trusts, figures }: Omit<ProxyOptions, 'connections'>,
  options: AgentOptions,
): PlatformAsker {
  const agent = new Agent(options)
  const places = createPlaces(options.connections)
  const leaving = new WeakMap<object, AbortSignal>()
  const held = new WeakMap<object, () => void>()

  app.addHook('onRequest', (request, reply, done) => {
    const left = new AbortController()
    leaving.set(request, left.signal)
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) left.abort()
    })
    done()
  })
  // The client has an answer by then, or is cut off: a silent platform must not delay the stop.
  app.addHook('onClose', async () => agent.destroy())

  function send(request: Call, asked: Dispatcher.RequestOptions, done: Done): void {
    let received = 0
    const platform = agent.compose((dispatch) => (dispatched, handler) => {
      const noting: Dispatcher.DispatchHandler = new DecoratorHandler(handler)
      const start = noting.onRequestStart?.bind(noting)
      const take = noting.onResponseData?.bind(noting)
      // There is a connection now, and the next thing is to write to it.
      noting.onRequestStart = (...given) => {
        request.isPassedOn = true
        start?.(...given)
      }
      noting.onResponseData = (controller, chunk) => {
        received += chunk.length
        take?.(controller, chunk)
      }
      return dispatch(dispatched, noting)
    })
    const started = performance.now()
    platform.request(asked, (error, answer) => {
      const outcome = outcomeOf(error, answer)
      const ms = Math.round(performance.now() - started)
      figures.platform.labels({ outcome }).observe(ms / 1000)
      // Without its query, which may hold what a member typed.
      const said = { outcome, ms, method: request.method, path: request.url.split('?')[0] }
      if (outcome === 'failed' || outcome === 'unreachable') request.log.warn(said, 'The platform failed at a call.')
      else request.log.info(said, 'The platform was asked.')
      if (error === null) letGoOfSlow(answer.body, () => received)
      done(error, answer)
    })
  }

  const countWaiting = (): void => figures.platformWaiting.set(places.waiting())

  return {
    takePlace: async (request) => {
      const left = leaving.get(request) ?? AbortSignal.abort()
      const taking = places.take(limitedNetworkOf(request.ip, trusts), left)
      countWaiting()
      try {
        const giveBack = await taking
        held.set(request, giveBack)
        return giveBack
      } catch (error) {
        if (!left.aborted) figures.platformRefused.inc()
        throw error
      } finally {
        countWaiting()
      }
    },
    dispatcher: {
      headersTimeout: options.headersTimeout,
      bodyTimeout: options.bodyTimeout,
      request({ headers: { [member]: request, ...headers }, ...rest }, done) {
        const isDroppable = droppable.has(`${request.method} ${request.url.split('?')[0]}`)
        const signal = isDroppable ? leaving.get(request) : undefined
        send(request, { ...rest, headers, ...(signal && { signal }) }, (error, answer) => {
          const giveBack = (): void => held.get(request)?.()
          if (error === null) answer.body.once('close', giveBack)
          else giveBack()
          done(error, answer)
        })
      },
      destroy: async () => agent.destroy(),
    },
    mark: (request, headers) => ({ ...headers, [member]: request }),
  }
}

function outcomeOf(error: Error | null, answer: Dispatcher.ResponseData): string {
  if (error === null) return answer.statusCode >= 500 ? 'failed' : 'answered'
  return error.name === 'AbortError' ? 'left' : 'unreachable'
}

type Done = (error: Error | null, answer: Dispatcher.ResponseData) => void

/** An answer of which a device takes less than this in that time holds a connection that others wait for: 1.6 KB a second. */
const LEAST_BYTES = 32 * 1024
const LOOK_MS = 20_000

/**
 * Ends an answer that waits here because its device takes too little of it, or nothing.
 * @param received How many bytes of it have come from the platform.
 */
export function letGoOfSlow(answer: Readable, received: () => number): void {
  let before = 0
  const timer = setInterval(() => {
    const taken = received() - answer.readableLength
    if (answer.readableLength > 0 && taken - before < LEAST_BYTES) answer.destroy(new Error('The answer is not read.'))
    before = taken
  }, LOOK_MS)
  // It may be cut off or let go of before anything reads it, and an error without a listener ends the process.
  answer.on('error', () => undefined).once('close', () => clearInterval(timer))
}
