import type { DeskContext } from './DeskContext.ts'
import { actorOf, needs } from './guardRoutes.ts'
import type { SessionCookie } from './sessionCookie.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import { ownAccountApi } from '../../api/ownAccountApi.ts'

/** Where an operator is signed in, and the code beside the password. */
export function ownAccountRoutes(app: TypedApp, { core }: DeskContext, cookie: SessionCookie): void {
  const { accounts } = core

  app.route({
    ...ownAccountApi.sessions,
    ...needs('viewer', { withoutFactor: true }),
    handler: async (request) => ({
      sessions: await accounts.sessions(actorOf(request), cookie.read(request) ?? ''),
    }),
  })

  app.route({
    ...ownAccountApi.endSession,
    ...needs('viewer', { withoutFactor: true }),
    handler: async (request, reply) => {
      await accounts.endSession(actorOf(request), request.params.id)
      return reply.code(204).send()
    },
  })

  app.route({
    ...ownAccountApi.endSessions,
    ...needs('viewer', { withoutFactor: true }),
    handler: async (request, reply) => {
      await accounts.endSessions(actorOf(request))
      cookie.clear(reply)
      return reply.code(204).send()
    },
  })

  app.route({
    ...ownAccountApi.confirm,
    ...needs('viewer', { withoutFactor: true }),
    handler: async (request, reply) => {
      await accounts.confirm(actorOf(request), cookie.read(request) ?? '', request.body)
      return reply.code(204).send()
    },
  })

  app.route({
    ...ownAccountApi.secondFactor,
    ...needs('viewer', { withoutFactor: true }),
    handler: async (request) => accounts.secondFactor(actorOf(request)),
  })

  app.route({
    ...ownAccountApi.beginSecondFactor,
    ...needs('viewer', { withoutFactor: true }),
    handler: async (request, reply) => {
      return reply.code(201).send(await accounts.beginSecondFactor(actorOf(request), request.body.password))
    },
  })

  app.route({
    ...ownAccountApi.confirmSecondFactor,
    ...needs('viewer', { withoutFactor: true }),
    handler: async (request) => {
      const token = cookie.read(request) ?? ''
      return { recoveryCodes: await accounts.confirmSecondFactor(actorOf(request), token, request.body.code) }
    },
  })

  app.route({
    ...ownAccountApi.removeSecondFactor,
    ...needs('viewer', { withoutFactor: true }),
    handler: async (request, reply) => {
      await accounts.removeSecondFactor(actorOf(request), request.body.password, request.body.code)
      return reply.code(204).send()
    },
  })
}
