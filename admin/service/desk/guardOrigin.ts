import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '../base/config/isLoopback.ts'
import { ForeignOrigin, WrongHost } from '../base/refusals.ts'

const SAFE = new Set(['GET', 'HEAD'])

/**
 * Keeps other sites out: a known host name (against DNS rebinding) and, for anything that changes something, our own
 * origin.
 */
export function guardOrigin(app: FastifyInstance, deskOrigin: string | undefined): void {
  const known = deskOrigin === undefined ? undefined : new URL(deskOrigin)

  app.addHook('onRequest', (request, _reply, done) => {
    const name = hostNameOf(request)
    if (name !== known?.hostname && !isLoopback(name)) done(new WrongHost())
    else if (!SAFE.has(request.method) && !isOwn(request, deskOrigin)) done(new ForeignOrigin())
    else done()
  })
}

function isOwn(request: FastifyRequest, deskOrigin: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined && site !== 'same-origin') return false
  return (
    origin !== undefined &&
    (origin === deskOrigin || (isLoopback(hostNameOf(request)) && origin === `http://${request.headers.host}`))
  )
}

/** The host that the browser asked for, whatever a proxy, or a page that poses as one, says in `X-Forwarded-Host`. */
function hostNameOf({ headers: { host } }: FastifyRequest): string {
  return URL.parse(`http://${host ?? ''}`)?.hostname ?? ''
}
