import type { FastifyInstance } from 'fastify'
import type { Role } from '../store/Store.ts'
import type { DeskContext } from './DeskContext.ts'
import { joinLink } from './joinLink.ts'
import { exactly, role, text } from './schemas.ts'

const byId = { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] } as const
const byHash = { type: 'object', properties: { tokenHash: { type: 'string', pattern: '^[0-9a-f]{64}$' } }, required: ['tokenHash'] } as const

/** Who may use the desk. */
export function operatorRoutes(app: FastifyInstance, { core, allow, deskUrl }: DeskContext): void {
  const { accounts } = core

  app.get('/operators', async (request) => {
    await allow(request, 'owner')
    return { operators: await accounts.operators(), invitations: await accounts.invitations() }
  })

  app.post<{ Body: { name?: string; role: Role } }>('/operators/invitations', { schema: { body: exactly({ name: text(64, 2), role }, ['role']) } }, async (request, reply) => {
    const actor = await allow(request, 'owner')
    const { token, expiresAt } = await accounts.invite(actor, request.body)
    return reply.code(201).send({ link: joinLink(deskUrl(), token), expiresAt })
  })

  app.delete<{ Params: { tokenHash: string } }>('/operators/invitations/:tokenHash', { schema: { params: byHash } }, async (request, reply) => {
    const actor = await allow(request, 'owner')
    await accounts.withdrawInvitation(actor, request.params.tokenHash)
    return reply.code(204).send()
  })

  app.patch<{ Params: { id: number }; Body: { role?: Role; disabled?: boolean } }>(
    '/operators/:id',
    { schema: { params: byId, body: { ...exactly({ role, disabled: { type: 'boolean' } }, []), minProperties: 1 } } },
    async (request, reply) => {
      const actor = await allow(request, 'owner')
      await accounts.changeOperator(actor, request.params.id, request.body)
      return reply.code(204).send()
    },
  )
}
