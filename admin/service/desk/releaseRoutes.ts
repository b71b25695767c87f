import type { FastifyInstance } from 'fastify'
import { isConfirmed } from '../accounts/Actor.ts'
import { UnknownRelease } from '../refusals.ts'
import { describeDifference } from '../release/describeDifference.ts'
import type { PublishRequest } from '../release/Publisher.ts'
import type { ReleaseRecord } from '../store/Store.ts'
import type { DeskContext } from './DeskContext.ts'
import { actorOf, needs } from './guardRoutes.ts'
import { exactly, OFTEN, page, type Page, reason, seq, text } from './schemas.ts'

const publishBody = exactly(
  {
    reason,
    expectedSeq: seq,
    acknowledgedWarnings: { type: 'array', maxItems: 500, items: text(400) },
    idempotencyKey: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
    reviewed: text(64),
  },
  ['reason', 'expectedSeq', 'reviewed'],
)
const bySeq = { type: 'object', properties: { seq }, required: ['seq'] } as const
const fromTo = { type: 'object', properties: { from: seq, to: seq }, required: ['from', 'to'] } as const

/** Publishing, history and going back. */
export function releaseRoutes(app: FastifyInstance, { core }: DeskContext): void {
  const { publisher, store, baseline } = core

  async function find(wanted: number): Promise<ReleaseRecord> {
    const release = await store.findRelease(wanted)
    if (release === undefined) throw new UnknownRelease(wanted)
    return release
  }

  app.post<{ Body: PublishRequest }>(
    '/publish',
    { ...needs('publisher'), schema: { body: publishBody } },
    async (request, reply) => {
      const actor = actorOf(request)
      return reply.code(201).send(await publisher.publish(actor.name, request.body, isConfirmed(actor)))
    },
  )

  app.get<{ Querystring: Page }>(
    '/releases',
    { ...needs('viewer', { compressed: true }), schema: { querystring: page } },
    async (request) => {
      return { live: publisher.liveSeq(), releases: await store.listReleases(request.query) }
    },
  )

  app.get<{ Querystring: { from: number; to: number } }>(
    '/releases/diff',
    { ...needs('viewer', { compressed: true, timesAMinute: OFTEN }), schema: { querystring: fromTo } },
    async (request) => {
      return describeDifference(await find(request.query.from), await find(request.query.to), baseline.files, core)
    },
  )

  app.get<{ Params: { seq: number } }>(
    '/releases/:seq',
    { ...needs('viewer'), schema: { params: bySeq } },
    async (request) => {
      return { release: await find(request.params.seq) }
    },
  )

  app.get<{ Params: { seq: number } }>(
    '/releases/:seq/rollback',
    { ...needs('viewer', { compressed: true, timesAMinute: OFTEN }), schema: { params: bySeq } },
    async (request) => {
      return publisher.reviewRollback(request.params.seq)
    },
  )

  app.post<{ Params: { seq: number }; Body: PublishRequest }>(
    '/releases/:seq/rollback',
    { ...needs('publisher'), schema: { params: bySeq, body: publishBody } },
    async (request, reply) => {
      const actor = actorOf(request)
      return reply
        .code(201)
        .send(await publisher.rollback(actor.name, request.params.seq, request.body, isConfirmed(actor)))
    },
  )
}
