import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { csrfTokenFor } from '../accounts/tokens.ts'
import type { Caller, Credentials, SignedIn } from '../accounts/Accounts.ts'
import type { Operator, Role } from '../store/Store.ts'
import type { DeskContext } from './DeskContext.ts'
import { actorOf, needs } from './guardRoutes.ts'
import { code, exactly, password, text, token } from './schemas.ts'
import type { SessionCookie } from './sessionCookie.ts'

/** Joining, signing in and out: the only routes of the desk that strangers reach. */
export function accountRoutes(
  app: FastifyInstance,
  { core }: DeskContext,
  cookie: SessionCookie,
  secondFactorRoles: readonly Role[],
): void {
  const { accounts } = core
  const present = async ({ id, name, role }: Pick<Operator, 'id' | 'name' | 'role'>): Promise<object> => {
    const needsSecondFactor =
      secondFactorRoles.includes(role) && !(await accounts.secondFactor({ name, role, operatorId: id })).on
    return { id, name, role, ...(needsSecondFactor && { needsSecondFactor }) }
  }
  const callerOf = (request: FastifyRequest, reply: FastifyReply): Caller => ({
    ip: request.ip,
    agent: request.headers['user-agent'] ?? '',
    device: cookie.device(request, reply),
  })
  const welcome = async ({ operator, token: session }: SignedIn): Promise<object> => ({
    operator: await present(operator),
    csrf: csrfTokenFor(session),
  })

  app.get('/setup', needs('nothing'), async () => ({ needed: await accounts.needsSetup() }))

  app.post<{ Body: { token: string } }>(
    '/join/look',
    { ...needs('nothing'), schema: { body: exactly({ token }, ['token']) } },
    async (request) => {
      const { name, role, expiresAt, isTaken, operatorId } = await accounts.findInvitation(request.body.token)
      return { name, role, expiresAt, isTaken, makes: operatorId === null ? 'operator' : 'password' }
    },
  )

  app.post<{ Body: { token: string; password: string } }>(
    '/join/password',
    { ...needs('nothing'), schema: { body: exactly({ token, password }, ['token', 'password']) } },
    async (request, reply) => {
      await accounts.setPassword(request.body.token, request.body.password, callerOf(request, reply))
      return reply.code(204).send()
    },
  )

  app.post<{ Body: { token: string; name: string; password: string } }>(
    '/join',
    {
      ...needs('nothing'),
      schema: {
        body: exactly({ token, name: { ...text(64, 2), pattern: '^\\S(.*\\S)?$' }, password }, [
          'token',
          'name',
          'password',
        ]),
      },
    },
    async (request, reply) => {
      const signedIn = await accounts.join(
        request.body.token,
        request.body.name,
        request.body.password,
        callerOf(request, reply),
      )
      cookie.write(reply, signedIn.token)
      return reply.code(201).send(await welcome(signedIn))
    },
  )

  app.post<{ Body: Credentials }>(
    '/login',
    { ...needs('nothing'), schema: { body: exactly({ name: text(64, 1), password, code }, ['name', 'password']) } },
    async (request, reply) => {
      const signedIn = await accounts.login(request.body, callerOf(request, reply))
      cookie.write(reply, signedIn.token)
      return welcome(signedIn)
    },
  )

  app.post('/logout', needs('viewer', { withoutFactor: true }), async (request, reply) => {
    await accounts.logout(cookie.read(request) ?? '')
    cookie.clear(reply)
    return reply.code(204).send()
  })

  app.get('/me', needs('viewer', { withoutFactor: true }), async (request) => {
    const { name, role, operatorId = 0 } = actorOf(request)
    return { operator: await present({ id: operatorId, name, role }), csrf: csrfTokenFor(cookie.read(request) ?? '') }
  })

  app.post<{ Body: { current: string; next: string } }>(
    '/me/password',
    {
      ...needs('viewer', { withoutFactor: true }),
      schema: { body: exactly({ current: password, next: password }, ['current', 'next']) },
    },
    async (request, reply) => {
      await accounts.changePassword(actorOf(request), request.body.current, request.body.next)
      cookie.clear(reply)
      return reply.code(204).send()
    },
  )
}
