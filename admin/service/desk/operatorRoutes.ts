import type { FastifyInstance } from 'fastify'
import type { Role } from '../store/Store.ts'
import type { DeskContext } from './DeskContext.ts'
import { actorOf, needs } from './guardRoutes.ts'
import { joinLink } from './joinLink.ts'
import { exactly, role, text } from './schemas.ts'

const byId = { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] } as const
const byHash = {
  type: 'object',
  properties: { tokenHash: { type: 'string', pattern: '^[0-9a-f]{64}$' } },
  required: ['tokenHash'],
} as const

/** Who may use the desk. */
export function operatorRoutes(app: FastifyInstance, { core, deskUrl }: DeskContext): void {
  const { accounts } = core

  app.get('/operators', needs('owner'), async () => {
    return { operators: await accounts.operators(), invitations: await accounts.invitations() }
  })

  app.post<{ Body: { name?: string; role: Role } }>(
    '/operators/invitations',
    { ...needs('owner', { confirmed: true }), schema: { body: exactly({ name: text(64, 2), role }, ['role']) } },
    async (request, reply) => {
      const actor = actorOf(request)
      const { token, expiresAt } = await accounts.invite(actor, request.body)
      return reply.code(201).send({ link: joinLink(deskUrl(), token), expiresAt })
    },
  )

  app.delete<{ Params: { tokenHash: string } }>(
    '/operators/invitations/:tokenHash',
    { ...needs('owner'), schema: { params: byHash } },
    async (request, reply) => {
      const actor = actorOf(request)
      await accounts.withdrawInvitation(actor, request.params.tokenHash)
      return reply.code(204).send()
    },
  )

  app.patch<{ Params: { id: number }; Body: { role?: Role; disabled?: boolean } }>(
    '/operators/:id',
    {
      ...needs('owner', { confirmed: true }),
      schema: { params: byId, body: { ...exactly({ role, disabled: { type: 'boolean' } }, []), minProperties: 1 } },
    },
    async (request, reply) => {
      const actor = actorOf(request)
      await accounts.changeOperator(actor, request.params.id, request.body)
      return reply.code(204).send()
    },
  )

  app.post<{ Params: { id: number } }>(
    '/operators/:id/password-link',
    { ...needs('owner', { confirmed: true }), schema: { params: byId } },
    async (request, reply) => {
      const { token, expiresAt } = await accounts.passwordLink(actorOf(request), request.params.id)
      return reply.code(201).send({ link: joinLink(deskUrl(), token), expiresAt })
    },
  )

  app.delete<{ Params: { id: number } }>(
    '/operators/:id/sessions',
    { ...needs('owner'), schema: { params: byId } },
    async (request, reply) => {
      await accounts.endSessionsOf(actorOf(request), request.params.id)
      return reply.code(204).send()
    },
  )

  app.delete<{ Params: { id: number } }>(
    '/operators/:id/second-factor',
    { ...needs('owner', { confirmed: true }), schema: { params: byId } },
    async (request, reply) => {
      await accounts.resetSecondFactor(actorOf(request), request.params.id)
      return reply.code(204).send()
    },
  )
}
