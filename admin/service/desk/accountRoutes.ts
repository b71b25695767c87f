import type { DeskContext } from './DeskContext.ts'
import type { SignIn } from './createSignIn.ts'
import { actorOf, needs } from './guardRoutes.ts'
import type { SessionCookie } from './sessionCookie.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import { accountApi } from '../../api/accountApi.ts'

/** Signing in and out. */
export function accountRoutes(
  app: TypedApp,
  { core }: DeskContext,
  cookie: SessionCookie,
  { callerOf, welcome, present }: SignIn,
): void {
  const { accounts } = core

  app.route({
    ...accountApi.login,
    ...needs('nothing'),
    handler: async (request, reply) => welcome(reply, await accounts.login(request.body, callerOf(request, reply))),
  })

  app.route({
    ...accountApi.logout,
    ...needs('viewer', { withoutFactor: true }),
    handler: async (request, reply) => {
      await accounts.logout(cookie.read(request) ?? '')
      cookie.clear(reply)
      return reply.code(204).send()
    },
  })

  app.route({
    ...accountApi.me,
    ...needs('viewer', { withoutFactor: true }),
    handler: async (request) => {
      return present(actorOf(request), cookie.read(request) ?? '')
    },
  })

  app.route({
    ...accountApi.changePassword,
    ...needs('viewer', { withoutFactor: true }),
    handler: async (request, reply) => {
      await accounts.changePassword(actorOf(request), request.body.current, request.body.next)
      cookie.clear(reply)
      return reply.code(204).send()
    },
  })
}
