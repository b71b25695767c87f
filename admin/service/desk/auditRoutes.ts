import type { FastifyInstance } from 'fastify'
import { verifyStore } from '../audit/verifyStore.ts'
import type { DeskContext } from './DeskContext.ts'
import { page, type Page } from './schemas.ts'

/** What happened: people's doings and apps' troubles. */
export function auditRoutes(app: FastifyInstance, { core, allow }: DeskContext): void {
  const { store } = core

  app.get<{ Querystring: Page }>('/audit', { schema: { querystring: page } }, async (request) => {
    await allow(request, 'viewer')
    return { entries: await store.listAudit(request.query) }
  })

  app.get('/audit/verify', async (request) => {
    await allow(request, 'viewer')
    return verifyStore(store)
  })

  app.get<{ Querystring: Page }>('/reports', { schema: { querystring: page } }, async (request) => {
    await allow(request, 'viewer')
    return { reports: await store.listReports(request.query.limit) }
  })
}
