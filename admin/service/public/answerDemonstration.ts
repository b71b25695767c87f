import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The simulated platform as one function. */
export type AnswerRequest = (request: Request) => Promise<Response>

const MAX_BODY = 5 * 1024 * 1024

/** Answers `/api/*` from the simulated platform and says so on every answer. */
export function answerDemonstration(app: FastifyInstance, answer: AnswerRequest): void {
  // Bodies go through as bytes: the simulated platform reads JSON and multipart itself.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY }, (_request, body, done) => done(null, body))

  app.route<{ Body?: Buffer }>({
    method: ['GET', 'POST'],
    url: '/api/*',
    async handler(request, reply) {
      const response = await answer(toRequest(request))
      reply.code(response.status).header('x-demonstration', 'true').header('cache-control', 'no-store')
      for (const [name, value] of response.headers) if (!NOT_PASSED.has(name)) reply.header(name, value)
      return reply.send(Buffer.from(await response.arrayBuffer()))
    },
  })
}

const NOT_PASSED = new Set(['set-cookie', 'content-length', 'content-encoding', 'transfer-encoding', 'connection'])

function toRequest(request: FastifyRequest<{ Body?: Buffer }>): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string' && name !== 'cookie' && name !== 'content-length') headers.set(name, value)
  const body = request.body === undefined || request.method === 'GET' ? null : new Uint8Array(request.body)
  return new Request(new URL(request.url, 'http://demonstration.local'), { method: request.method, headers, body })
}
