import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import type { TrustsProxy } from '../config/trustProxies.ts'
import { askPlatform } from './askPlatform.ts'
import { NoPlace } from './createPlaces.ts'
import { pickRequestHeaders } from './pickRequestHeaders.ts'

/** A little above the app's own 30 s for money, so that the app's time-out comes first. */
const TIMEOUT = 35_000

/** Passes `/api/*` on to the members' platform: only the parts of a request that it needs, and never twice. */
export async function proxyPlatform(
  app: FastifyInstance,
  platformUrl: string,
  { connections, trusts }: { readonly connections: number; readonly trusts: TrustsProxy },
): Promise<void> {
  const base = new URL(platformUrl)
  const { dispatcher, mark } = askPlatform(app, trusts, {
    connections,
    headersTimeout: TIMEOUT,
    bodyTimeout: TIMEOUT,
    connect: { timeout: 10_000 },
  })
  await app.register(httpProxy, {
    upstream: base.origin,
    prefix: '/api',
    rewritePrefix: `${base.pathname.replace(/\/$/, '')}/api`,
    routes: ['/', '/*', '/uploadimg'],
    httpMethods: ['GET', 'POST'],
    disableRequestLogging: true,
    undici: dispatcher,
    // Bodies have been read already, and go on as the bytes they are.
    proxyPayloads: false,
    handler: (request, reply, target, options) =>
      reply.from(target, {
        ...options,
        ...(Buffer.isBuffer(request.body) && {
          body: request.body,
          contentType: request.headers['content-type'] ?? '*/*',
        }),
      }),
    replyOptions: {
      retriesCount: 0,
      retryDelay: () => null,
      rewriteRequestHeaders: (request, { host, ...headers }) =>
        mark(request, {
          ...pickRequestHeaders({ ...headers, 'content-type': request.headers['content-type'] }),
          host,
          'x-forwarded-for': request.ip,
        }),
      onError: (reply, { error }) => sendPlatformFailure(reply, error),
    },
  })
}

/** The part of a reply that the proxy's own type and ours share. */
interface Reply {
  code(status: number): { send(body: object): unknown }
  send(error: Error): unknown
}

/** In the platform's own envelope, because that is what the app reads under `/api`. */
function sendPlatformFailure(reply: Reply, error: Error & { readonly statusCode?: number }): void {
  if (error.cause instanceof NoPlace) void reply.send(error.cause)
  else if (error.statusCode === 504)
    void reply.code(504).send({ code: 504, message: 'The platform did not answer in time.', data: null })
  else void reply.code(502).send({ code: 502, message: 'The platform cannot be reached.', data: null })
}
