import { chmod, rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { requireRole } from '../accounts/Actor.ts'
import type { DeskContext } from '../desk/DeskContext.ts'
import { type Allow, guardRoutes } from '../desk/guardRoutes.ts'
import { registerDeskRoutes } from '../desk/createDeskServer.ts'
import { createApp } from '../http/createApp.ts'
import { NotSignedIn } from '../refusals.ts'

/** The header in which the command line says who runs it. Only who may open the socket can send it. */
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
      registerDeskRoutes(api, context)
    },
    { prefix: '/desk-api' },
  )
  return app
}

/** Opens the socket for this user alone. A file that nobody answers on is left over and replaced. */
export async function listenOnSocket(app: FastifyInstance, path: string): Promise<void> {
  await rm(path, { force: true })
  // The mask, not a later chmod, so that there is no moment in which others may connect.
  const mask = process.umask(0o177)
  try {
    await app.listen({ path })
  } finally {
    process.umask(mask)
  }
  await chmod(path, 0o600)
}
