import { trialApi } from '../../api/trialApi.ts'
import { isConfirmed } from '../base/people/Actor.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import type { DeskContext } from './DeskContext.ts'
import { actorOf, needs } from './guardRoutes.ts'

/** Changes that a share of the devices plays first. */
export function trialRoutes(app: TypedApp, { core: { trials } }: DeskContext): void {
  app.route({
    ...trialApi.startTrial,
    ...needs('publisher'),
    handler: async (request, reply) => {
      const actor = actorOf(request)
      const trial = await trials.start(actor, request.params.id, request.body, isConfirmed(actor))
      return reply.code(201).send({ trial })
    },
  })

  app.route({
    ...trialApi.widenTrial,
    ...needs('publisher'),
    handler: async (request) => ({
      trial: await trials.widen(actorOf(request), request.params.id, request.body.share),
    }),
  })

  app.route({
    ...trialApi.endTrial,
    ...needs('editor'),
    handler: async (request) => ({ ended: await trials.end(actorOf(request), request.params.id) }),
  })
}
