import { ReportsSchema } from '../../../src/format/Report.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import type { ReportCounter } from './createReportCounter.ts'

/** Where open apps say what they could not show. Needs `@fastify/rate-limit` on the scope. */
export function takeReports(app: TypedApp, counter: ReportCounter): void {
  app.route({
    method: 'POST',
    url: '/release/reports',
    schema: { body: ReportsSchema },
    bodyLimit: 8 * 1024,
    config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
    handler: (request, reply) => {
      for (const report of request.body.reports) counter.count(report)
      return reply.code(204).send()
    },
  })
}
