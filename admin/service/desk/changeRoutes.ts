import type { TypedApp } from '../http/typedRoutes.ts'
import type { DeskContext } from './DeskContext.ts'
import { actorOf, needs } from './guardRoutes.ts'
import { changeApi } from '../../api/changeApi.ts'

/** Changes as a whole: listed, begun, named, joined, left and dropped. */
export function changeRoutes(app: TypedApp, { core }: DeskContext): void {
  const { changes } = core

  app.route({
    ...changeApi.changes,
    ...needs('viewer', { compressed: true }),
    handler: async () => changes.list(),
  })

  app.route({
    ...changeApi.addChange,
    ...needs('editor'),
    handler: async (request, reply) => {
      return reply.code(201).send({ change: await changes.add(actorOf(request), request.body.name) })
    },
  })

  app.route({
    ...changeApi.renameChange,
    ...needs('editor'),
    handler: async (request) => {
      return { change: await changes.rename(actorOf(request), request.params.id, request.body.name) }
    },
  })

  app.route({
    ...changeApi.dropChange,
    ...needs('editor'),
    handler: async (request) => {
      return { dropped: await changes.drop(actorOf(request), request.params.id) }
    },
  })

  app.route({
    ...changeApi.joinChange,
    ...needs('editor'),
    handler: async (request, reply) => {
      return reply.code(201).send({ change: await changes.join(actorOf(request), request.params.id) })
    },
  })

  app.route({
    ...changeApi.leaveChange,
    ...needs('editor'),
    handler: async (request) => {
      return { left: await changes.leave(actorOf(request), request.params.id) }
    },
  })

  app.route({
    ...changeApi.reviewers,
    ...needs('viewer'),
    handler: async () => ({ names: await changes.reviewers() }),
  })

  app.route({
    ...changeApi.askForReview,
    ...needs('editor'),
    handler: async (request, reply) => {
      const { operator, note } = request.body
      return reply.code(201).send({ change: await changes.ask(actorOf(request), request.params.id, operator, note) })
    },
  })

  app.route({
    ...changeApi.endAsk,
    ...needs('editor'),
    handler: async (request) => {
      return { ended: await changes.endAsk(actorOf(request), request.params.id, request.params.operator) }
    },
  })

  app.route({
    ...changeApi.answer,
    ...needs('editor'),
    handler: async (request, reply) => {
      const { fact, text } = request.body
      return reply.code(201).send({ change: await changes.answer(actorOf(request), request.params.id, fact, text) })
    },
  })
}
