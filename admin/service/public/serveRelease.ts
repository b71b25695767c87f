import type { FastifyInstance } from 'fastify'
import type { Core } from '../core/createCore.ts'
import { sendBody } from '../http/sendBody.ts'
import { NotFound } from '../base/refusals.ts'
import type { Compressed } from '../base/files/compress.ts'
import { mendFiles } from '../changes/release/activate.ts'
import type { EventStreams } from './createEventStreams.ts'
import { createSharedTurn } from '../base/background/createSharedTurn.ts'
import { HEAD_CACHE } from './headCache.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
/** However many ask for missing files, the store is asked at most this often, for at most this many. */
const AT_MOST_EVERY = 200
const AT_ONCE = 20
const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * The release as members' apps and paying back ends read it. Nothing here touches the database, except for a file that
 * the disk has lost, or that another service published a moment ago.
 */
export function serveRelease(
  app: FastifyInstance,
  { live, cache, format, store }: Pick<Core, 'live' | 'cache' | 'format' | 'store'>,
  streams: EventStreams,
): void {
  const missed = new Set<string>()
  const askStore = createSharedTurn(async () => {
    const shas = [...missed]
    missed.clear()
    // A file that the disk does not take is served all the same.
    await mendFiles(store, cache, shas).catch(() => undefined)
  }, AT_MOST_EVERY)

  async function find(sha: string): Promise<Compressed | undefined> {
    const file = await cache.read(sha)
    if (file !== undefined || missed.size >= AT_ONCE) return file
    missed.add(sha)
    await askStore()
    return cache.read(sha)
  }

  app.get<{ Params: { plan: number } }>(
    '/release/:plan/head.json',
    { schema: { params: planParams } },
    (request, reply) => {
      const head = live.head(request.params.plan)
      if (head === undefined) throw new NotFound()
      return sendBody(request, reply, head.body, { type: JSON_TYPE, etag: head.etag, cacheControl: HEAD_CACHE })
    },
  )

  app.get<{ Params: { file: string } }>('/release/files/:file', async (request, reply) => {
    const [, sha] = /^([0-9a-f]{64})\.json$/.exec(request.params.file) ?? []
    const file = sha === undefined ? undefined : await find(sha)
    if (sha === undefined || file === undefined) throw new NotFound()
    return sendBody(request, reply, file, { type: JSON_TYPE, etag: `"${sha}"`, cacheControl: IMMUTABLE })
  })

  app.get('/release/settings', (request, reply) => {
    const settings = live.settings()
    if (settings === undefined) throw new NotFound()
    reply.header('x-release-seq', live.seq())
    return sendBody(request, reply, settings.body, { type: JSON_TYPE, etag: settings.etag, cacheControl: 'no-cache' })
  })

  app.get<{ Querystring: { plan?: number } }>(
    '/release/events',
    {
      exposeHeadRoute: false,
      schema: { querystring: { type: 'object', properties: { plan: planParams.properties.plan } } },
    },
    (request, reply) => {
      const { plan = format.planVersion } = request.query
      if (streams.open(reply, plan, live.head(plan))) return reply
      return reply
        .code(503)
        .header('retry-after', 30 + Math.round(Math.random() * 60))
        .send({ code: 'too-many-streams', message: 'No more event streams can be opened here. Poll the head instead.' })
    },
  )
}

const planParams = {
  type: 'object',
  properties: { plan: { type: 'integer', minimum: 1, maximum: 1_000_000 } },
  required: ['plan'],
} as const
