import type { FastifyInstance } from 'fastify'
import { isFactOf } from '../../../src/format/fact.ts'
import { requireRole } from '../accounts/Actor.ts'
import type { EditRequest } from '../draft/createDraftDesk.ts'
import type { DeskContext } from './DeskContext.ts'
import { actorOf, needs } from './guardRoutes.ts'
import type { FileCache } from '../release/FileCache.ts'
import { manifestParts } from '../release/manifestParts.ts'
import { address, exactly, OFTEN, text } from './schemas.ts'

const fact = text(300, 3)

/** Drafting and reviewing. */
export function draftRoutes(app: FastifyInstance, { core }: DeskContext): void {
  const { draft, publisher, format, baseline, cache } = core

  app.get<{ Querystring: { fact: string } }>(
    '/facts',
    { ...needs('viewer'), schema: { querystring: { type: 'object', properties: { fact }, required: ['fact'] } } },
    async (request) => {
      const drafted = (await draft.list()).find((edit) => edit.fact === request.query.fact)
      return {
        fact: request.query.fact,
        shipped: format.readFact(baseline.files, request.query.fact) ?? null,
        live: format.readFact(publisher.liveFiles(), request.query.fact) ?? null,
        ...(drafted && { draft: drafted.value }),
      }
    },
  )

  app.get('/draft', needs('viewer', { compressed: true }), async () => publisher.draft())

  app.put<{ Body: EditRequest }>(
    '/draft/edits',
    {
      ...needs('editor'),
      schema: { body: exactly({ fact, value: {}, replaces: {} }, ['fact', 'value', 'replaces']) },
      bodyLimit: 256 * 1024,
    },
    async (request) => {
      // A whole screen is a developer's edit; everybody else changes facts on it.
      const actor = actorOf(request)
      if (isFactOf('screen', request.body.fact)) requireRole(actor, 'owner')
      return { edit: (await draft.put(actor, request.body)) ?? null }
    },
  )

  app.delete<{ Body: { fact: string } }>(
    '/draft/edits',
    { ...needs('editor'), schema: { body: exactly({ fact }, ['fact']) } },
    async (request) => {
      const actor = actorOf(request)
      return { removed: await draft.remove(actor, request.body.fact) }
    },
  )

  app.get('/set-aside', needs('viewer', { compressed: true }), async () => ({ edits: await draft.setAside() }))

  app.delete<{ Body: { fact: string } }>(
    '/set-aside',
    { ...needs('editor'), schema: { body: exactly({ fact }, ['fact']) } },
    async (request) => {
      const actor = actorOf(request)
      if (isFactOf('screen', request.body.fact)) requireRole(actor, 'owner')
      return { dismissed: await draft.dismiss(actor, request.body.fact) }
    },
  )

  app.get<{ Querystring: { have?: string } }>(
    '/draft/release',
    {
      ...needs('viewer', { compressed: true, timesAMinute: OFTEN * 2 }),
      schema: { querystring: { type: 'object', properties: { have: address } } },
    },
    async (request) => {
      const { seq, issues, release } = await publisher.draftRelease()
      if (release === undefined) return { seq, issues }
      const had = await filesOf(request.query.have, cache)
      const files = Object.fromEntries([...release.files].filter(([sha]) => !had.has(sha)))
      return { seq, issues, release: { sha: release.sha, manifest: release.manifest, files } }
    },
  )

  app.post<{ Body: { reviewed: string } }>(
    '/draft/approval',
    { ...needs('publisher'), schema: { body: exactly({ reviewed: address }, ['reviewed']) } },
    async (request, reply) => {
      return reply.code(201).send({ approvals: await publisher.approve(actorOf(request).name, request.body.reviewed) })
    },
  )

  app.delete<{ Body: { reviewed: string } }>(
    '/draft/approval',
    { ...needs('publisher'), schema: { body: exactly({ reviewed: address }, ['reviewed']) } },
    async (request) => {
      return { approvals: await publisher.withdrawApproval(actorOf(request).name, request.body.reviewed) }
    },
  )

  app.get('/draft/review', needs('viewer', { compressed: true, timesAMinute: OFTEN }), async () => {
    return publisher.review()
  })
}

/** What a caller who plays the release of this manifest already holds. */
async function filesOf(manifest: string | undefined, cache: FileCache): Promise<ReadonlySet<string>> {
  const file = manifest === undefined ? undefined : await cache.read(manifest)
  return new Set(file === undefined ? [] : manifestParts(JSON.parse(file.identity.toString())).values())
}
