import type { DeskContext } from './DeskContext.ts'
import type { DeskStreams } from './createDeskStreams.ts'
import { needs, OFTEN } from './guardRoutes.ts'
import type { SessionCookie } from './sessionCookie.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import { presenceApi } from '../../api/presenceApi.ts'

/** Routes of the operators with the desk open, and their stream of news. */
export function presenceRoutes(
  app: TypedApp,
  { core }: Pick<DeskContext, 'core'>,
  cookie: SessionCookie,
  streams: DeskStreams,
): void {
  // What one of them has done is told to all at once; what happens elsewhere, by the next look.
  app.addHook('onResponse', async ({ method }) => {
    // A failed look is reported by the one a second later.
    if (method !== 'GET') await streams.tell().catch(() => undefined)
  })

  app.route({
    ...presenceApi.events,
    ...needs('viewer', { timesAMinute: OFTEN }),
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      await streams.open(reply, cookie.read(request) ?? '')
      return reply
    },
  })

  app.route({
    ...presenceApi.here,
    ...needs('viewer', { timesAMinute: OFTEN }),
    handler: async (request, reply) => {
      await core.accounts.presence.move(cookie.read(request) ?? '', request.body)
      return reply.code(204).send()
    },
  })
}
