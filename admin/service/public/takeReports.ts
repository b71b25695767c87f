import type { FastifyInstance } from 'fastify'
import type { Report, ReportCounter } from './createReportCounter.ts'

const body = {
  type: 'object',
  additionalProperties: false,
  required: ['reports'],
  properties: {
    reports: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['release', 'code', 'pointer', 'build'],
        properties: {
          release: { type: 'integer', minimum: 0, maximum: 1_000_000_000 },
          code: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,63}$' },
          // A place in a document: no spaces, no quotes, nothing a value could travel in comfortably.
          pointer: { type: 'string', maxLength: 200, pattern: '^[A-Za-z0-9_.:~#/-]*$' },
          build: { type: 'string', maxLength: 64, pattern: '^[A-Za-z0-9_.-]*$' },
        },
      },
    },
  },
} as const

/** Where open apps say what they could not show. Needs `@fastify/rate-limit` on the scope. */
export function takeReports(app: FastifyInstance, counter: ReportCounter): void {
  app.post<{ Body: { reports: readonly Report[] } }>(
    '/release/reports',
    { schema: { body }, bodyLimit: 8 * 1024, config: { rateLimit: { max: 30, timeWindow: '1 minute' } } },
    (request, reply) => {
      for (const report of request.body.reports) counter.count(report)
      return reply.code(204).send()
    },
  )
}
