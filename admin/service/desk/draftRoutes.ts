import type { FastifyInstance } from 'fastify'
import type { EditRequest } from '../draft/createDraftDesk.ts'
import type { DeskContext } from './DeskContext.ts'
import type { FileCache } from '../release/FileCache.ts'
import { manifestParts } from '../release/manifestParts.ts'
import { exactly, text } from './schemas.ts'

const fact = text(300, 3)
const address = { type: 'string', pattern: '^[0-9a-f]{64}$' } as const

/** Drafting and reviewing. */
export function draftRoutes(app: FastifyInstance, { core, allow }: DeskContext): void {
  const { draft, publisher, format, baseline, cache } = core

  app.get<{ Querystring: { fact: string } }>('/facts', { schema: { querystring: { type: 'object', properties: { fact }, required: ['fact'] } } }, async (request) => {
    await allow(request, 'viewer')
    const drafted = (await draft.list()).find((edit) => edit.fact === request.query.fact)
    return {
      fact: request.query.fact,
      shipped: format.readFact(baseline.files, request.query.fact) ?? null,
      live: format.readFact(publisher.liveFiles(), request.query.fact) ?? null,
      ...(drafted && { draft: drafted.value }),
    }
  })

  app.get('/draft', async (request) => {
    await allow(request, 'viewer')
    return { seq: publisher.liveSeq(), edits: await draft.list() }
  })

  app.put<{ Body: EditRequest }>(
    '/draft/edits',
    { schema: { body: exactly({ fact, value: {}, replaces: {} }, ['fact', 'value', 'replaces']) }, bodyLimit: 256 * 1024 },
    async (request) => {
      // A whole screen is a developer's edit; everybody else changes facts on it.
      const actor = await allow(request, request.body.fact.startsWith('screen:') ? 'owner' : 'editor')
      return { edit: (await draft.put(actor, request.body)) ?? null }
    },
  )

  app.delete<{ Body: { fact: string } }>('/draft/edits', { schema: { body: exactly({ fact }, ['fact']) } }, async (request) => {
    const actor = await allow(request, 'editor')
    return { removed: await draft.remove(actor, request.body.fact) }
  })

  app.get<{ Querystring: { have?: string } }>('/draft/release', { schema: { querystring: { type: 'object', properties: { have: address } } } }, async (request) => {
    await allow(request, 'viewer')
    const { seq, issues, release } = await publisher.draftRelease()
    if (release === undefined) return { seq, issues }
    const had = await filesOf(request.query.have, cache)
    const files = Object.fromEntries([...release.files].filter(([sha]) => !had.has(sha)))
    return { seq, issues, release: { sha: release.sha, manifest: release.manifest, files } }
  })

  app.get('/draft/review', async (request) => {
    await allow(request, 'viewer')
    return publisher.review()
  })
}

/** What a caller who plays the release of this manifest already holds. */
async function filesOf(manifest: string | undefined, cache: FileCache): Promise<ReadonlySet<string>> {
  const file = manifest === undefined ? undefined : await cache.read(manifest)
  return new Set(file === undefined ? [] : manifestParts(JSON.parse(file.identity.toString())).values())
}
