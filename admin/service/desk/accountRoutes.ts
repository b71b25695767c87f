import type { FastifyReply, FastifyRequest } from 'fastify'
import { csrfTokenFor } from '../accounts/tokens.ts'
import type { Caller, SignedIn as Opened } from '../accounts/Accounts.ts'
import type { Operator } from '../store/Store.ts'
import type { DeskContext } from './DeskContext.ts'
import { actorOf, needs } from './guardRoutes.ts'
import type { SessionCookie } from './sessionCookie.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import { accountApi, type Me, type Role, type SignedIn } from '../../api/accountApi.ts'

/** Joining, signing in and out: the only routes of the desk that strangers reach. */
export function accountRoutes(
  app: TypedApp,
  { core }: DeskContext,
  cookie: SessionCookie,
  secondFactorRoles: readonly Role[],
): void {
  const { accounts } = core
  const present = async ({ id, name, role }: Pick<Operator, 'id' | 'name' | 'role'>): Promise<Me> => {
    const needsSecondFactor =
      secondFactorRoles.includes(role) && !(await accounts.secondFactor({ name, role, operatorId: id })).on
    return { id, name, role, ...(needsSecondFactor && { needsSecondFactor }) }
  }
  const callerOf = (request: FastifyRequest, reply: FastifyReply): Caller => ({
    ip: request.ip,
    agent: request.headers['user-agent'] ?? '',
    device: cookie.device(request, reply),
  })
  const welcome = async ({ operator, token: session }: Opened): Promise<SignedIn> => ({
    operator: await present(operator),
    csrf: csrfTokenFor(session),
  })

  app.route({
    ...accountApi.needsSetup,
    ...needs('nothing'),
    handler: async () => ({ needed: await accounts.needsSetup() }),
  })

  app.route({
    ...accountApi.lookAtLink,
    ...needs('nothing'),
    handler: async (request) => {
      const { name, role, expiresAt, isTaken, operatorId } = await accounts.findInvitation(request.body.token)
      return {
        name,
        role,
        expiresAt,
        isTaken,
        makes: operatorId === null ? ('operator' as const) : ('password' as const),
      }
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
      const signedIn = await accounts.join(
        request.body.token,
        request.body.name,
        request.body.password,
        callerOf(request, reply),
      )
      cookie.write(reply, signedIn.token)
      return reply.code(201).send(await welcome(signedIn))
    },
  })

  app.route({
    ...accountApi.login,
    ...needs('nothing'),
    handler: async (request, reply) => {
      const signedIn = await accounts.login(request.body, callerOf(request, reply))
      cookie.write(reply, signedIn.token)
      return welcome(signedIn)
    },
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
      const { name, role, operatorId = 0 } = actorOf(request)
      return { operator: await present({ id: operatorId, name, role }), csrf: csrfTokenFor(cookie.read(request) ?? '') }
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
