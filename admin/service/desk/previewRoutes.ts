import type { FastifyInstance } from 'fastify'
import { UnknownRelease } from '../refusals.ts'
import { manifestParts } from '../release/manifestParts.ts'
import type { DeskContext } from './DeskContext.ts'
import { needs } from './guardRoutes.ts'

/** What the desk's phones play beside the draft. */
export function previewRoutes(app: FastifyInstance, { core }: DeskContext): void {
  const { live, cache } = core

  app.get('/live/release', needs('viewer', { compressed: true }), async () => {
    const record = live.record()
    const manifest = record && (await cache.read(record.sha))
    if (record === undefined || manifest === undefined) throw new UnknownRelease(record?.seq ?? 0)
    const parsed = JSON.parse(manifest.identity.toString()) as unknown
    const texts = await Promise.all(
      [...new Set(manifestParts(parsed).values())].map(
        async (sha) => [sha, (await cache.read(sha))?.identity.toString() ?? 'null'] as const,
      ),
    )
    return { seq: record.seq, sha: record.sha, manifest: parsed, files: Object.fromEntries(texts) }
  })
}
