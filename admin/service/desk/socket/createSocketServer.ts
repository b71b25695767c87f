import type { FastifyInstance } from 'fastify'
import { requireRole } from '../../base/people/roles.ts'
import type { DeskContext } from '../DeskContext.ts'
import { type Allow, guardRoutes } from '../guardRoutes.ts'
import { registerDeskRoutes } from '../createDeskServer.ts'
import { createApp } from '../../http/createApp.ts'
import { typedRoutes } from '../../http/typedRoutes.ts'
import { NotSignedIn } from '../../base/refusals.ts'

/** The header in which the command line says who runs it. Only users who may open the socket can send it. */
export const USER_HEADER = 'x-cli-user'

/** The desk's routes for the command line: whoever may open the file acts as an owner under `cli:<user>`. */
export async function createSocketServer(context: DeskContext): Promise<FastifyInstance> {
  const app = createApp({ logLevel: 'silent', trustProxy: 0, bodyLimit: 2 * 1024 * 1024 })
  const allow: Allow = async (request, needed) => {
    const user = String(request.headers[USER_HEADER] ?? '')
    if (!/^[\w.@-]{1,64}$/.test(user)) throw new NotSignedIn()
    const actor = { name: `cli:${user}`, role: 'owner' } as const
    requireRole(actor, needed)
    return actor
  }
  await app.register(
    async (api) => {
      guardRoutes(api, allow)
      await registerDeskRoutes(typedRoutes(api), context)
    },
    { prefix: '/desk-api' },
  )
  return app
}
