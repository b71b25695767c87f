import { Readable } from 'node:stream'
import { exportAudit } from '../audit/exportAudit.ts'
import type { AuditFilter as Asked } from '../../api/auditApi.ts'
import { parseFact } from '../../../src/format/fact.ts'
import type { AuditFilter, SoughtWord } from '../store/rows/auditRows.ts'
import type { DeskContext } from './DeskContext.ts'
import { needs } from './guardRoutes.ts'
import { PAGE_SIZE } from '../../api/page.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import { auditApi } from '../../api/auditApi.ts'
import { comparable } from '../../../src/format/text/typedText.ts'

/** Routes of the history: the audit log, and reports of what apps could not show. */
export function auditRoutes(app: TypedApp, { core }: DeskContext): void {
  const { store, checkAudit, format, publisher } = core

  async function sought(asked: Asked): Promise<AuditFilter> {
    const words = (asked.text ?? '').split(/\s+/).filter(Boolean)
    if (words.length === 0) return filterOf(asked, [])
    const files = publisher.liveFiles()
    const called = (await store.auditSubjects())
      .filter((subject) => parseFact(subject) !== undefined)
      .map((subject) => ({ subject, text: format.searchText(subject, files) }))
    return filterOf(
      asked,
      words.map((word) => ({
        text: word,
        subjects: called.filter(({ text }) => text.includes(comparable(word))).map(({ subject }) => subject),
      })),
    )
  }

  app.route({
    ...auditApi.audit,
    ...needs('viewer', { compressed: true }),
    handler: async (request) => {
      const { before, limit = PAGE_SIZE } = request.query
      const filter = await sought(request.query)
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
    handler: async (request, reply) => {
      const { format } = request.query
      const filter = await sought(request.query)
      return reply
        .type(`${format === 'csv' ? 'text/csv' : 'application/json'}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="audit.${format}"`)
        .send(Readable.from(exportAudit(store, filter, format)))
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

function filterOf({ actor, action, from, until }: Asked, words: readonly SoughtWord[]): AuditFilter {
  return {
    words,
    ...(actor !== undefined && { actor }),
    ...(action !== undefined && { action }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  }
}
