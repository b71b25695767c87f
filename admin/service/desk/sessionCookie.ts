import { createHash } from 'node:crypto'
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

interface CookiePlace {
  /** Over TLS the cookie is `__Host-` and `Secure`; plain http on this machine cannot have either. */
  readonly tls: boolean
  /** Hash of the first entry of the store's audit; undefined as long as it is not known. */
  readonly firstEntry: () => string | undefined
}

/**
 * The name carries the store: browsers send the cookies of a host to each of its ports, and two desks there would end
 * each other's sessions. Services of one store share it, whatever their ports.
 */
export function sessionCookie({ tls, firstEntry }: CookiePlace): SessionCookie {
  // Builds before the store was in the name wrote this one: who is signed in with it stays so.
  const plain = tls ? '__Host-playbill-desk' : 'playbill-desk'
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure: tls } as const

  function name(): string {
    const entry = firstEntry()
    return entry === undefined ? plain : `${plain}-${markOf(entry)}`
  }

  return {
    read: ({ cookies }) => cookies[name()] ?? cookies[plain],
    write: (reply, token) => void reply.setCookie(name(), token, { ...attributes, maxAge: LONGEST_SESSION_SECONDS }),
    device({ cookies }, reply) {
      const known = cookies[`${name()}-device`] ?? cookies[`${plain}-device`]
      const device = known !== undefined && /^[A-Za-z0-9_-]{43}$/.test(known) ? known : createToken()
      void reply.setCookie(`${name()}-device`, device, { ...attributes, maxAge: DEVICE_SECONDS })
      return device
    },
    clear: (reply) => void reply.clearCookie(name(), attributes),
  }
}

const markOf = (firstEntry: string): string => createHash('sha256').update(firstEntry).digest('hex').slice(0, 12)
