import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import type { TrustsProxy } from '../base/config/trustProxies.ts'
import { askPlatform } from './askPlatform.ts'
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
  const { takePlace, dispatcher, mark } = askPlatform(app, trusts, {
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
