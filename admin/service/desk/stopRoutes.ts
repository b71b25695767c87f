import { stopApi } from '../../api/stopApi.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import type { DeskContext } from './DeskContext.ts'
import { actorOf, needs } from './guardRoutes.ts'

/** Stops. They need only the role, without confirming: in an emergency there is no time. */
export function stopRoutes(app: TypedApp, { core: { publisher } }: DeskContext): void {
  app.route({
    ...stopApi.stops,
    ...needs('viewer'),
    handler: async () => ({ stops: publisher.stops() }),
  })

  app.route({
    ...stopApi.stop,
    ...needs('publisher'),
    handler: async (request) => ({
      stops: await publisher.stop(actorOf(request).name, request.params.name, request.body),
    }),
  })

  app.route({
    ...stopApi.changeStopWords,
    ...needs('publisher'),
    handler: async (request) => ({
      stops: await publisher.changeStopWords(actorOf(request).name, request.params.name, request.body.words),
    }),
  })

  app.route({
    ...stopApi.lift,
    ...needs('publisher', { confirmed: true }),
    handler: async (request) => ({
      stops: await publisher.lift(actorOf(request).name, request.params.name, request.body.reason),
    }),
  })

  app.route({
    ...stopApi.putOwnStop,
    ...needs('publisher'),
    handler: async (request) => ({ stops: await publisher.putOwnStop(actorOf(request).name, request.params.id) }),
  })

  app.route({
    ...stopApi.liftOwnStop,
    ...needs('publisher', { confirmed: true }),
    handler: async (request) => ({
      stops: await publisher.liftOwnStop(actorOf(request).name, request.params.id, request.body.reason),
    }),
  })
}
