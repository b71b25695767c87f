import { isConfirmed } from '../base/people/Actor.ts'
import { UnknownRelease } from '../base/refusals.ts'
import type { DeskContext } from './DeskContext.ts'
import { playable } from './draftRoutes.ts'
import { actorOf, needs, OFTEN } from './guardRoutes.ts'
import { PAGE_SIZE } from '../../api/page.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import { releaseApi, type ReleaseRecord, type ReleaseDifference } from '../../api/releaseApi.ts'
import type { CompareEdits } from '../documents/compile/Compiler.ts'
import type { FileCache } from '../store/files/FileCache.ts'
import { manifestParts } from '../store/files/manifestParts.ts'

/** Publishing, history and going back. */
export function releaseRoutes(app: TypedApp, { core }: DeskContext): void {
  const { publisher, store } = core

  async function find(wanted: number): Promise<ReleaseRecord> {
    const release = await store.findRelease(wanted)
    if (release === undefined) throw new UnknownRelease(wanted)
    return release
  }

  app.route({
    ...releaseApi.publish,
    ...needs('publisher'),
    handler: async (request, reply) => {
      const actor = actorOf(request)
      return reply.code(201).send(await publisher.publish(actor.name, request.body, isConfirmed(actor)))
    },
  })

  app.route({
    ...releaseApi.releases,
    ...needs('viewer', { compressed: true }),
    handler: async (request) => {
      return { live: publisher.liveSeq(), releases: await store.listReleases({ limit: PAGE_SIZE, ...request.query }) }
    },
  })

  app.route({
    ...releaseApi.difference,
    ...needs('viewer', { compressed: true, timesAMinute: OFTEN }),
    handler: async (request) => {
      return describeDifference(await find(request.query.from), await find(request.query.to), core)
    },
  })

  app.route({
    ...releaseApi.release,
    ...needs('viewer'),
    handler: async (request) => {
      return { release: await find(request.params.seq) }
    },
  })

  app.route({
    ...releaseApi.reviewRollback,
    ...needs('viewer', { compressed: true, timesAMinute: OFTEN }),
    handler: async (request) => {
      return publisher.reviewRollback(request.params.seq)
    },
  })

  app.route({
    ...releaseApi.rollbackRelease,
    ...needs('viewer', { compressed: true, timesAMinute: OFTEN * 2 }),
    handler: async (request) => {
      return playable(await publisher.rollbackRelease(request.params.seq), request.query.have, core.cache)
    },
  })

  app.route({
    ...releaseApi.rollback,
    ...needs('publisher'),
    handler: async (request, reply) => {
      const actor = actorOf(request)
      return reply
        .code(201)
        .send(await publisher.rollback(actor.name, request.params.seq, request.body, isConfirmed(actor)))
    },
  })
}

/** How two releases differ. */
async function describeDifference(
  from: ReleaseRecord,
  to: ReleaseRecord,
  { compareEdits, cache }: { readonly compareEdits: CompareEdits; readonly cache: FileCache },
): Promise<ReleaseDifference> {
  const [edits, old, current] = await Promise.all([
    compareEdits(from.overlay, to.overlay),
    partsOf(from.sha, cache),
    partsOf(to.sha, cache),
  ])
  const parts = [...new Set([...old.keys(), ...current.keys()])]
    .filter((path) => old.get(path) !== current.get(path))
    .toSorted()
  return {
    from: from.seq,
    to: to.seq,
    edits,
    parts,
    ...(from.baseline !== to.baseline && { baseline: { from: from.baseline, to: to.baseline } }),
  }
}

async function partsOf(sha: string, cache: FileCache): Promise<ReadonlyMap<string, string>> {
  const manifest = await cache.read(sha)
  return manifest === undefined ? new Map() : manifestParts(JSON.parse(manifest.identity.toString()))
}
