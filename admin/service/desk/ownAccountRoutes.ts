import type { FastifyInstance } from 'fastify'
import type { DeskContext } from './DeskContext.ts'
import { actorOf, needs } from './guardRoutes.ts'
import { code, exactly, password } from './schemas.ts'
import type { SessionCookie } from './sessionCookie.ts'

const bySession = {
  type: 'object',
  properties: { id: { type: 'string', pattern: '^[0-9a-f]{16}$' } },
  required: ['id'],
} as const

/** Where an operator is signed in, and the code beside the password. */
export function ownAccountRoutes(app: FastifyInstance, { core }: DeskContext, cookie: SessionCookie): void {
  const { accounts } = core

  app.get('/me/sessions', needs('viewer', { withoutFactor: true }), async (request) => ({
    sessions: await accounts.sessions(actorOf(request), cookie.read(request) ?? ''),
  }))

  app.delete<{ Params: { id: string } }>(
    '/me/sessions/:id',
    { ...needs('viewer', { withoutFactor: true }), schema: { params: bySession } },
    async (request, reply) => {
      await accounts.endSession(actorOf(request), request.params.id)
      return reply.code(204).send()
    },
  )

  app.delete('/me/sessions', needs('viewer', { withoutFactor: true }), async (request, reply) => {
    await accounts.endSessions(actorOf(request))
    cookie.clear(reply)
    return reply.code(204).send()
  })

  app.post<{ Body: { password?: string; code?: string } }>(
    '/me/confirm',
    {
      ...needs('viewer'),
      schema: { body: { ...exactly({ password, code }, []), minProperties: 1, maxProperties: 1 } },
    },
    async (request, reply) => {
      await accounts.confirm(actorOf(request), cookie.read(request) ?? '', request.body)
      return reply.code(204).send()
    },
  )

  app.get('/me/second-factor', needs('viewer', { withoutFactor: true }), async (request) =>
    accounts.secondFactor(actorOf(request)),
  )

  app.post<{ Body: { password: string } }>(
    '/me/second-factor',
    { ...needs('viewer', { withoutFactor: true }), schema: { body: exactly({ password }, ['password']) } },
    async (request, reply) => {
      return reply.code(201).send(await accounts.beginSecondFactor(actorOf(request), request.body.password))
    },
  )

  app.post<{ Body: { code: string } }>(
    '/me/second-factor/confirm',
    { ...needs('viewer', { withoutFactor: true }), schema: { body: exactly({ code }, ['code']) } },
    async (request) => {
      return { recoveryCodes: await accounts.confirmSecondFactor(actorOf(request), request.body.code) }
    },
  )

  app.delete<{ Body: { password: string; code: string } }>(
    '/me/second-factor',
    {
      ...needs('viewer', { withoutFactor: true }),
      schema: { body: exactly({ password, code }, ['password', 'code']) },
    },
    async (request, reply) => {
      await accounts.removeSecondFactor(actorOf(request), request.body.password, request.body.code)
      return reply.code(204).send()
    },
  )
}
