import { scheduleApi } from '../../api/scheduleApi.ts'
import { isConfirmed } from '../base/people/Actor.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import type { DeskContext } from './DeskContext.ts'
import { actorOf, needs } from './guardRoutes.ts'

/** Changes that go out, and are taken back, at a moment. */
export function scheduleRoutes(app: TypedApp, { core: { schedules } }: DeskContext): void {
  app.route({
    ...scheduleApi.schedule,
    ...needs('publisher'),
    handler: async (request, reply) => {
      const actor = actorOf(request)
      const schedule = await schedules.add(actor, request.params.id, request.body, isConfirmed(actor))
      return reply.code(201).send({ schedule })
    },
  })

  app.route({
    ...scheduleApi.moveSchedule,
    ...needs('publisher'),
    handler: async (request) => {
      const actor = actorOf(request)
      return { schedule: await schedules.move(actor, request.params.id, request.body, isConfirmed(actor)) }
    },
  })

  app.route({
    ...scheduleApi.repairSchedule,
    ...needs('editor'),
    handler: async (request) => {
      return { schedule: await schedules.repair(actorOf(request), request.params.id, request.body) }
    },
  })

  app.route({
    ...scheduleApi.renewSchedule,
    ...needs('publisher'),
    handler: async (request) => {
      const actor = actorOf(request)
      return { schedule: await schedules.renew(actor, request.params.id, request.body, isConfirmed(actor)) }
    },
  })

  app.route({
    ...scheduleApi.endSchedule,
    ...needs('editor'),
    handler: async (request) => {
      const actor = actorOf(request)
      return { ended: await schedules.end(actor, request.params.id, isConfirmed(actor)) }
    },
  })

  app.route({
    ...scheduleApi.takeBackNow,
    ...needs('publisher'),
    handler: async (request) => {
      const actor = actorOf(request)
      const { acknowledgedWarnings } = request.body
      const took = await schedules.takeBackNow(actor, request.params.id, isConfirmed(actor), acknowledgedWarnings)
      const { release, left } = took
      return { ...(release && { seq: release.seq }), left }
    },
  })
}
