import type { FastifyInstance } from 'fastify'
import type { DeskContext } from './DeskContext.ts'
import { actorOf, needs } from './guardRoutes.ts'
import type { SessionCookie } from './sessionCookie.ts'

/** How an operator shows the draft on a phone, and ends that. What the phone itself may ask is in `phoneRoutes`. */
export function phoneLinkRoutes(app: FastifyInstance, { core, deskUrl }: DeskContext, cookie: SessionCookie): void {
  const { phoneLinks } = core.accounts

  app.get('/phone-link', needs('viewer'), async (request) => {
    return { expiresAt: (await phoneLinks.endsAt(cookie.read(request) ?? '')) ?? null }
  })

  app.post('/phone-link', needs('viewer'), async (request, reply) => {
    const made = await phoneLinks.make(actorOf(request), cookie.read(request) ?? '')
    return reply.code(201).send({ ...made, address: `${deskUrl()}/preview/phone.html` })
  })

  app.delete('/phone-link', needs('viewer'), async (request, reply) => {
    await phoneLinks.end(actorOf(request), cookie.read(request) ?? '')
    return reply.code(204).send()
  })
}
