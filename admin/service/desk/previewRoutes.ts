import { UnknownRelease } from '../refusals.ts'
import { manifestParts, passOn } from '../release/manifestParts.ts'
import type { DeskContext } from './DeskContext.ts'
import { needs } from './guardRoutes.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import { releaseApi } from '../../api/releaseApi.ts'

/** What the desk's phones play beside the draft. */
export function previewRoutes(app: TypedApp, { core }: DeskContext): void {
  const { live, cache } = core

  app.route({
    ...releaseApi.liveRelease,
    ...needs('viewer', { compressed: true }),
    handler: async () => {
      const record = live.record()
      const manifest = record && (await cache.read(record.sha))
      if (record === undefined || manifest === undefined) throw new UnknownRelease(record?.seq ?? 0)
      const parsed: unknown = JSON.parse(manifest.identity.toString())
      const texts = await Promise.all(
        [...new Set(manifestParts(parsed).values())].map(
          async (sha) => [sha, (await cache.read(sha))?.identity.toString() ?? 'null'] as const,
        ),
      )
      return { seq: record.seq, sha: record.sha, manifest: passOn(parsed), files: Object.fromEntries(texts) }
    },
  })
}
