import type { DeskContext } from './DeskContext.ts'
import type { SignIn } from './createSignIn.ts'
import { needs } from './guardRoutes.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import { accountApi } from '../../api/accountApi.ts'

/** One-time links: to join, also as the first owner, and for a lost password. */
export function linkRoutes(app: TypedApp, { core }: DeskContext, { callerOf, welcome }: SignIn): void {
  const { accounts } = core

  app.route({
    ...accountApi.needsSetup,
    ...needs('nothing'),
    handler: async () => ({
      needed: await accounts.needsSetup(),
      ...(accounts.company.isOn && { company: true }),
    }),
  })

  app.route({
    ...accountApi.lookAtLink,
    ...needs('nothing'),
    handler: async (request) => {
      const { name, role, expiresAt, isTaken, operatorId } = await accounts.findInvitation(request.body.token)
      const makes = operatorId === null ? ('operator' as const) : ('password' as const)
      return { name, role, expiresAt, isTaken, makes }
    },
  })

  app.route({
    ...accountApi.setPassword,
    ...needs('nothing'),
    handler: async (request, reply) => {
      await accounts.setPassword(request.body.token, request.body.password, callerOf(request, reply))
      return reply.code(204).send()
    },
  })

  app.route({
    ...accountApi.join,
    ...needs('nothing'),
    handler: async (request, reply) => {
      const { token, name, password } = request.body
      const opened = await accounts.join(token, name, password, callerOf(request, reply))
      return reply.code(201).send(await welcome(reply, opened))
    },
  })
}
