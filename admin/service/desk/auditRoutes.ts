import type { FastifyInstance } from 'fastify'
import { verifyStore } from '../audit/verifyStore.ts'
import type { DeskContext } from './DeskContext.ts'
import { needs } from './guardRoutes.ts'
import { page, type Page } from './schemas.ts'

/** What happened: people's doings and apps' troubles. */
export function auditRoutes(app: FastifyInstance, { core }: DeskContext): void {
  const { store } = core

  app.get<{ Querystring: Page }>('/audit', { ...needs('viewer'), schema: { querystring: page } }, async (request) => {
    return { entries: await store.listAudit(request.query) }
  })

  app.get('/audit/verify', needs('viewer'), async () => {
    return verifyStore(store)
  })

  app.get<{ Querystring: Page }>('/reports', { ...needs('viewer'), schema: { querystring: page } }, async (request) => {
    return { reports: await store.listReports(request.query.limit) }
  })
}
