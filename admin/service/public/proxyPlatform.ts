import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { letGoOfReads } from './letGoOfReads.ts'
import { limitBody } from './limitBody.ts'
import { pickRequestHeaders } from './pickRequestHeaders.ts'

/** A little above the app's own 30 s for money, so that the app's time-out comes first. */
const TIMEOUT = 35_000
/** Fits an avatar; everything else is far smaller. */
const MAX_BODY = 5 * 1024 * 1024

/** Passes `/api/*` on to the members' platform: only the parts of a request that it needs, and never twice. */
export async function proxyPlatform(
  app: FastifyInstance,
  platformUrl: string,
  connections: number,
  timeoutMs = TIMEOUT,
): Promise<void> {
  const base = new URL(platformUrl)
  limitBody(app, MAX_BODY)
  const { dispatcher, mark } = letGoOfReads(app, {
    connections,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connect: { timeout: 10_000 },
  })
  await app.register(httpProxy, {
    upstream: base.origin,
    prefix: '/api',
    rewritePrefix: `${base.pathname.replace(/\/$/, '')}/api`,
    httpMethods: ['GET', 'POST'],
    disableRequestLogging: true,
    undici: dispatcher,
    replyOptions: {
      retriesCount: 0,
      retryDelay: () => null,
      rewriteRequestHeaders: (request, { host, ...headers }) =>
        mark(request.raw, { ...pickRequestHeaders(headers), host, 'x-forwarded-for': request.ip }),
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
  const { cause } = error
  const tooLarge = typeof cause === 'object' && cause !== null && 'statusCode' in cause && cause.statusCode === 413
  if (tooLarge) void reply.code(413).send({ code: 413, message: 'The request is too large.', data: null })
  else if (error.statusCode === 504)
    void reply.code(504).send({ code: 504, message: 'The platform did not answer in time.', data: null })
  else void reply.code(502).send({ code: 502, message: 'The platform cannot be reached.', data: null })
}
