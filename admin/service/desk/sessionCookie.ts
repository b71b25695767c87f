import type { FastifyReply, FastifyRequest } from 'fastify'
import { createToken } from '../people/tokens.ts'

/** How a browser carries the session. */
export interface SessionCookie {
  read(request: FastifyRequest): string | undefined
  write(reply: FastifyReply, token: string): void
  clear(reply: FastifyReply): void
  /** The browser's own id, which stays after signing out; a new one if it has none. */
  device(request: FastifyRequest, reply: FastifyReply): string
}

const LONGEST_SESSION_SECONDS = 12 * 60 * 60
const DEVICE_SECONDS = 90 * 24 * 60 * 60

/** `__Host-` and `Secure` over TLS; plain http on this machine cannot have either and gets a name of its own. */
export function sessionCookie(tls: boolean): SessionCookie {
  const name = tls ? '__Host-playbill-desk' : 'playbill-desk'
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure: tls } as const
  return {
    read: (request) => request.cookies[name],
    write: (reply, token) => void reply.setCookie(name, token, { ...attributes, maxAge: LONGEST_SESSION_SECONDS }),
    device(request, reply) {
      const known = request.cookies[`${name}-device`]
      const device = known !== undefined && /^[A-Za-z0-9_-]{43}$/.test(known) ? known : createToken()
      void reply.setCookie(`${name}-device`, device, { ...attributes, maxAge: DEVICE_SECONDS })
      return device
    },
    clear: (reply) => void reply.clearCookie(name, attributes),
  }
}
