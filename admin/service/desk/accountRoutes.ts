import type { FastifyInstance } from 'fastify'
import { csrfTokenFor } from '../accounts/tokens.ts'
import type { SignedIn } from '../accounts/Accounts.ts'
import type { Operator } from '../store/Store.ts'
import type { DeskContext } from './DeskContext.ts'
import { exactly, text, token } from './schemas.ts'
import type { SessionCookie } from './sessionCookie.ts'

const password = text(1024, 1)

/** Joining, signing in and out: the only routes of the desk that strangers reach. */
export function accountRoutes(app: FastifyInstance, { core, allow }: DeskContext, cookie: SessionCookie): void {
  const { accounts } = core
  const welcome = ({ operator, token: session }: SignedIn): object => ({ operator: present(operator), csrf: csrfTokenFor(session) })

  app.get('/setup', async () => ({ needed: await accounts.needsSetup() }))

  app.post<{ Body: { token: string } }>('/join/look', { schema: { body: exactly({ token }, ['token']) } }, async (request) => {
    const { name, role, expiresAt } = await accounts.findInvitation(request.body.token)
    return { name, role, expiresAt }
  })

  app.post<{ Body: { token: string; name: string; password: string } }>(
    '/join',
    { schema: { body: exactly({ token, name: { ...text(64, 2), pattern: '^\\S(.*\\S)?$' }, password }, ['token', 'name', 'password']) } },
    async (request, reply) => {
      const signedIn = await accounts.join(request.body.token, request.body.name, request.body.password)
      cookie.write(reply, signedIn.token)
      return reply.code(201).send(welcome(signedIn))
    },
  )

  app.post<{ Body: { name: string; password: string } }>('/login', { schema: { body: exactly({ name: text(64, 1), password }, ['name', 'password']) } }, async (request, reply) => {
    const signedIn = await accounts.login(request.body.name, request.body.password, request.ip)
    cookie.write(reply, signedIn.token)
    return welcome(signedIn)
  })

  app.post('/logout', async (request, reply) => {
    await allow(request, 'viewer')
    await accounts.logout(cookie.read(request) ?? '')
    cookie.clear(reply)
    return reply.code(204).send()
  })

  app.get('/me', async (request) => {
    const { name, role, operatorId } = await allow(request, 'viewer')
    return { operator: { id: operatorId, name, role }, csrf: csrfTokenFor(cookie.read(request) ?? '') }
  })

  app.post<{ Body: { current: string; next: string } }>('/me/password', { schema: { body: exactly({ current: password, next: password }, ['current', 'next']) } }, async (request, reply) => {
    await accounts.changePassword(await allow(request, 'viewer'), request.body.current, request.body.next)
    cookie.clear(reply)
    return reply.code(204).send()
  })
}

function present({ id, name, role }: Operator): object {
  return { id, name, role }
}
