import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pickRequestHeaders } from './pickRequestHeaders.ts'
import { uploads } from './readCalls.ts'

/** The simulated platform as one function. */
export type AnswerRequest = (request: Request) => Promise<Response>

/** Answers `/api/*` from the simulated platform, which reads JSON and multipart itself, and says so on every answer. */
export function answerDemonstration(app: FastifyInstance, answer: AnswerRequest): void {
  for (const url of ['/api*', ...uploads])
    app.route<{ Body?: Buffer }>({ method: ['GET', 'POST'], url, handler: handWith(answer) })
}

/**
 * Answers for the pictures that members have uploaded to the simulated platform, and for its games: their pages have no
 * origin, which the browser calls `null`, and no credentials but a ticket.
 */
export function answerPages(app: FastifyInstance, answer: AnswerRequest): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.get('/demo/uploads/*', handWith(answer))
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === PROVIDER && request.headers.origin === 'null')
      reply.headers({ 'access-control-allow-origin': 'null', vary: 'origin' })
  })
  app.options(PROVIDER, (_request, reply) =>
    reply.headers({ 'access-control-allow-headers': 'content-type', 'access-control-max-age': '600' }).code(204).send(),
  )
  app.post(PROVIDER, { bodyLimit: 4096 }, handWith(answer))
}

const PROVIDER = '/demo/provider'

function handWith(answer: AnswerRequest) {
  return async (request: FastifyRequest<{ Body?: Buffer }>, reply: FastifyReply) => {
    request.isPassedOn = true
    const response = await answer(toRequest(request))
    reply.code(response.status).header('x-demonstration', 'true')
    for (const [name, value] of response.headers) if (!NOT_PASSED.has(name)) reply.header(name, value)
    return reply.send(Buffer.from(await response.arrayBuffer()))
  }
}

/** The body is sent as it was read, whole and plain. */
const NOT_PASSED = new Set(['content-length', 'content-encoding', 'connection'])

function toRequest(request: FastifyRequest<{ Body?: Buffer }>): Request {
  const { 'content-length': _, ...headers } = pickRequestHeaders(request.headers)
  const body = request.body === undefined || request.method === 'GET' ? null : new Uint8Array(request.body)
  return new Request(new URL(request.url, 'http://demonstration.local'), { method: request.method, headers, body })
}
