import { Readable } from 'node:stream'
import { exportAudit } from '../audit/exportAudit.ts'
import type { AuditFilter as Asked } from '../../api/auditApi.ts'
import type { AuditFilter } from '../store/Store.ts'
import type { DeskContext } from './DeskContext.ts'
import { needs } from './guardRoutes.ts'
import { PAGE_SIZE } from '../../api/page.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import { auditApi } from '../../api/auditApi.ts'

/** What happened: what people did, and what apps could not show. */
export function auditRoutes(app: TypedApp, { core }: DeskContext): void {
  const { store, checkAudit } = core

  app.route({
    ...auditApi.audit,
    ...needs('viewer', { compressed: true }),
    handler: async (request) => {
      const { before, limit = PAGE_SIZE } = request.query
      const filter = filterOf(request.query)
      const found = await store.countAudit(filter)
      const entries =
        found === 0 ? [] : await store.listAudit({ ...filter, limit, ...(before !== undefined && { before }) })
      return { found, entries }
    },
  })

  app.route({ ...auditApi.auditNames, ...needs('viewer'), handler: async () => store.auditNames() })

  app.route({
    ...auditApi.exportAudit,
    ...needs('viewer'),
    handler: (request, reply) => {
      const { format } = request.query
      return reply
        .type(`${format === 'csv' ? 'text/csv' : 'application/json'}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="audit.${format}"`)
        .send(Readable.from(exportAudit(store, filterOf(request.query), format)))
    },
  })

  app.route({
    ...auditApi.verifyAudit,
    ...needs('viewer', { timesAMinute: 12 }),
    handler: async (request) => {
      return checkAudit(request.query.knows === undefined ? [] : [request.query.knows])
    },
  })

  app.route({
    ...auditApi.reports,
    ...needs('viewer'),
    handler: async (request) => {
      return { reports: await store.listReports(request.query.limit ?? PAGE_SIZE) }
    },
  })
}

function filterOf({ actor, action, from, until, text: sought = '' }: Asked): AuditFilter {
  return {
    words: sought.split(/\s+/).filter((word) => word !== ''),
    ...(actor !== undefined && { actor }),
    ...(action !== undefined && { action }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  }
}
