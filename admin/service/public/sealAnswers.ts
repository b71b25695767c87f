import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Types that the app reads under `/api`. SVG is not among them, because it can contain scripts. */
const TYPES: ReadonlySet<string> = new Set([
  'application/json',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
])

/** The headers that an answer keeps: how to read it, and the platform's time. */
const KEPT: ReadonlySet<string> = new Set([
  'allow',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'retry-after',
  'vary',
  'x-demonstration',
  'x-platform-time',
])

/** Says that the platform has got nothing of a call: the app then knows that no money has moved. */
const NOT_SENT = 'x-not-sent'

/** Opened as a page, an answer runs nothing, frames nothing and has no origin. */
const SEAL = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
} as const

/**
 * Makes every answer of a scope plain data: JSON or a picture, without scripts or redirects, whoever gave it.
 * The members' tokens are kept under the same origin, where a page of the platform's could read them.
 * Answers to what was not passed on say so, and no others can.
 */
export function sealAnswers(app: FastifyInstance): void {
  app.decorateRequest('isPassedOn', false)
  for (const url of ['/api', '/api/*'])
    app.route({
      method: ['DELETE', 'OPTIONS', 'PATCH', 'PUT'],
      url,
      handler: (_request, reply) =>
        reply
          .code(405)
          .header('allow', 'GET, POST')
          .send({ code: 405, message: 'The platform takes only GET and POST.', data: null }),
    })

  app.addHook('onSend', async (request, reply, payload) => {
    const refusal = refusalOf(reply, payload)
    for (const name of Object.keys(reply.getHeaders())) if (!KEPT.has(name)) reply.removeHeader(name)
    reply.headers(SEAL)
    if (!request.isPassedOn) reply.header(NOT_SENT, 'true')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (refusal === undefined) return payload
    drop(payload)
    for (const name of ['content-encoding', 'content-length', 'vary']) reply.removeHeader(name)
    if (reply.statusCode < 400) reply.code(502)
    reply.type('application/json; charset=utf-8')
    // Without a code it is not an envelope: the outcome of the call is unknown.
    return JSON.stringify({ message: refusal, data: null })
  })
}

function refusalOf(reply: FastifyReply, payload: unknown): string | undefined {
  if (reply.statusCode >= 300 && reply.statusCode < 400)
    return 'The platform answered with a redirect, which is not followed.'
  const given = reply.getHeader('content-type')
  if (given === undefined && (payload === undefined || payload === null || payload === '')) return undefined
  const type = typeof given === 'string' ? (given.split(';')[0] ?? '').trim().toLowerCase() : ''
  return TYPES.has(type) ? undefined : 'The platform answered with something that is neither JSON nor a picture.'
}

/** The rest of a body that is not passed on is not read either. */
function drop(payload: unknown): void {
  if (payload instanceof Readable) payload.on('error', () => undefined).destroy()
}
