import type { DeskContext } from './DeskContext.ts'
import { actorOf, needs } from './guardRoutes.ts'
import { joinLink } from './joinLink.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import { operatorApi } from '../../api/operatorApi.ts'

/** Routes of the desk's operators. */
export function operatorRoutes(app: TypedApp, { core, deskUrl }: DeskContext): void {
  const { accounts } = core

  app.route({
    ...operatorApi.team,
    ...needs('owner'),
    handler: async () => {
      return { operators: await accounts.operators(), invitations: await accounts.invitations() }
    },
  })

  app.route({
    ...operatorApi.invite,
    ...needs('owner', { confirmed: true }),
    handler: async (request, reply) => {
      const actor = actorOf(request)
      const { token, expiresAt } = await accounts.invite(actor, request.body)
      return reply.code(201).send({ link: joinLink(deskUrl(), token), expiresAt })
    },
  })

  app.route({
    ...operatorApi.withdrawInvitation,
    ...needs('owner'),
    handler: async (request, reply) => {
      const actor = actorOf(request)
      await accounts.withdrawInvitation(actor, request.params.tokenHash)
      return reply.code(204).send()
    },
  })

  app.route({
    ...operatorApi.changeOperator,
    ...needs('owner', { confirmed: true }),
    handler: async (request, reply) => {
      const actor = actorOf(request)
      await accounts.changeOperator(actor, request.params.id, request.body)
      return reply.code(204).send()
    },
  })

  app.route({
    ...operatorApi.makePasswordLink,
    ...needs('owner', { confirmed: true }),
    handler: async (request, reply) => {
      const { token, expiresAt } = await accounts.passwordLink(actorOf(request), request.params.id)
      return reply.code(201).send({ link: joinLink(deskUrl(), token), expiresAt })
    },
  })

  app.route({
    ...operatorApi.endSessionsOf,
    ...needs('owner'),
    handler: async (request, reply) => {
      await accounts.endSessionsOf(actorOf(request), request.params.id)
      return reply.code(204).send()
    },
  })

  app.route({
    ...operatorApi.resetSecondFactor,
    ...needs('owner', { confirmed: true }),
    handler: async (request, reply) => {
      await accounts.resetSecondFactor(actorOf(request), request.params.id)
      return reply.code(204).send()
    },
  })
}
