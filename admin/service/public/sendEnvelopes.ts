import type { FastifyError, FastifyInstance } from 'fastify'

/** Failures under `/api` come in the platform's own envelope, because that is what the app reads there. */
export function sendEnvelopes(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error(error)
    const message = status < 500 ? error.message : 'Something went wrong. Try again later.'
    return reply.code(status).send({ code: status, message, data: null })
  })
}
