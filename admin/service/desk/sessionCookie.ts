import type { FastifyReply, FastifyRequest } from 'fastify'

/** How a browser carries the session. */
export interface SessionCookie {
  read(request: FastifyRequest): string | undefined
  write(reply: FastifyReply, token: string): void
  clear(reply: FastifyReply): void
}

const LONGEST_SESSION_SECONDS = 12 * 60 * 60

/** `__Host-` and `Secure` over TLS; plain http on this machine cannot have either and gets a name of its own. */
export function sessionCookie(tls: boolean): SessionCookie {
  const name = tls ? '__Host-playbill-desk' : 'playbill-desk'
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure: tls } as const
  return {
    read: (request) => request.cookies[name],
    write: (reply, token) => void reply.setCookie(name, token, { ...attributes, maxAge: LONGEST_SESSION_SECONDS }),
    clear: (reply) => void reply.clearCookie(name, attributes),
  }
}
