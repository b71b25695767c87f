import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { AUDIT_FORMATS, type AuditFormat, exportAudit } from '../audit/exportAudit.ts'
import type { AuditFilter } from '../store/Store.ts'
import type { DeskContext } from './DeskContext.ts'
import { needs } from './guardRoutes.ts'
import { address, page, type Page, text } from './schemas.ts'

/** As entries have it: they are compared as text. */
const moment = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' } as const
/** What to look for, as it stands in an address. */
const asked = { actor: text(200, 1), action: text(100, 1), from: moment, until: moment, text: text(200) } as const

interface Asked {
  readonly actor?: string
  readonly action?: string
  readonly from?: string
  readonly until?: string
  readonly text?: string
}

/** What happened: people's doings and apps' troubles. */
export function auditRoutes(app: FastifyInstance, { core }: DeskContext): void {
  const { store, checkAudit } = core

  app.get<{ Querystring: Page & Asked }>(
    '/audit',
    {
      ...needs('viewer', { compressed: true }),
      schema: { querystring: { type: 'object', properties: { ...page.properties, ...asked } } },
    },
    async (request) => {
      const { before, limit } = request.query
      const filter = filterOf(request.query)
      const found = await store.countAudit(filter)
      const entries =
        found === 0 ? [] : await store.listAudit({ ...filter, limit, ...(before !== undefined && { before }) })
      return { found, entries }
    },
  )

  app.get('/audit/names', needs('viewer'), async () => store.auditNames())

  app.get<{ Querystring: Asked & { format: AuditFormat } }>(
    '/audit/export',
    {
      ...needs('viewer'),
      schema: {
        querystring: {
          type: 'object',
          properties: { ...asked, format: { type: 'string', enum: AUDIT_FORMATS } },
          required: ['format'],
        },
      },
    },
    (request, reply) => {
      const { format } = request.query
      return reply
        .type(`${format === 'csv' ? 'text/csv' : 'application/json'}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="audit.${format}"`)
        .send(Readable.from(exportAudit(store, filterOf(request.query), format)))
    },
  )

  app.get<{ Querystring: { knows?: string } }>(
    '/audit/verify',
    {
      ...needs('viewer', { timesAMinute: 12 }),
      schema: { querystring: { type: 'object', properties: { knows: address } } },
    },
    async (request) => {
      return checkAudit(request.query.knows === undefined ? [] : [request.query.knows])
    },
  )

  app.get<{ Querystring: Page }>('/reports', { ...needs('viewer'), schema: { querystring: page } }, async (request) => {
    return { reports: await store.listReports(request.query.limit) }
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
