import { isConfirmed } from '../base/people/Actor.ts'
import { UnknownRelease } from '../base/refusals.ts'
import { describeDifference } from '../changes/release/describeDifference.ts'
import type { DeskContext } from './DeskContext.ts'
import { playable } from './draftRoutes.ts'
import { actorOf, needs, OFTEN } from './guardRoutes.ts'
import { PAGE_SIZE } from '../../api/page.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import { releaseApi, type ReleaseRecord } from '../../api/releaseApi.ts'

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
