import type { FastifyError, FastifyInstance } from 'fastify'
import { NotFound } from '../base/refusals.ts'
import { Refusal } from '../base/Refusal.ts'
import { statusOf } from './statusOf.ts'

/**
 * Refusals answer with their status and their sentence; anything unforeseen is logged and answers 500 without details.
 */
export function sendRefusals(app: FastifyInstance): void {
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
