import type { DeskContext } from './DeskContext.ts'
import { actorOf, needs } from './guardRoutes.ts'
import type { SessionCookie } from './sessionCookie.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import { phoneLinkApi } from '../../api/phoneLinkApi.ts'

/** How an operator shows changes on a phone, and ends that. What the phone itself may ask is in `phoneRoutes`. */
export function phoneLinkRoutes(app: TypedApp, { core, deskUrl }: DeskContext, cookie: SessionCookie): void {
  const { phoneLinks } = core.accounts

  app.route({
    ...phoneLinkApi.phoneLinkEnds,
    ...needs('viewer'),
    handler: async (request) => {
      return { expiresAt: (await phoneLinks.endsAt(cookie.read(request) ?? '')) ?? null }
    },
  })

  app.route({
    ...phoneLinkApi.makePhoneLink,
    ...needs('viewer'),
    handler: async (request, reply) => {
      const made = await phoneLinks.make(actorOf(request), cookie.read(request) ?? '', request.query.changes)
      return reply.code(201).send({ ...made, address: `${deskUrl()}/preview/phone.html` })
    },
  })

  app.route({
    ...phoneLinkApi.endPhoneLink,
    ...needs('viewer'),
    handler: async (request, reply) => {
      await phoneLinks.end(actorOf(request), cookie.read(request) ?? '')
      return reply.code(204).send()
    },
  })
}
