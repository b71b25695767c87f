import type { FastifyInstance } from 'fastify'
import { NotFound } from '../base/refusals.ts'
import type { Shell } from './createShell.ts'
import { allowInline } from './inlineParts.ts'
import { sendBody } from './sendBody.ts'

const POLICY = 'content-security-policy'

/** Serves a build's named files under the scope's prefix; they are revalidated each time, which mostly answers 304. */
export function serveShell(app: FastifyInstance, shell: Shell, name: string): void {
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = `/${request.params['*']}`
    const file = shell.get(path)
    const policy = reply.getHeader(POLICY)
    if (file?.inline && typeof policy === 'string') reply.header(POLICY, allowInline(policy, file.inline))
    if (file !== undefined)
      return sendBody(request, reply, file.body, { type: file.type, etag: file.etag, cacheControl: 'no-cache' })
    if (path !== '/') throw new NotFound()
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send(`${name} is not built yet. Run "npm run build" and start the service again.\n`)
  })
}
