import type { IncomingHttpHeaders } from 'node:http'

/**
 * Everything a member's request passes to the platform: who asks, in which language, for what, and the form of its
 * body. Anything else could look like a proxy's word, such as the address of the member; `user-agent` would say
 * something about the member.
 */
const PASSED = [
  'authorization',
  'token',
  'lang',
  'idempotency-key',
  'content-type',
  'content-length',
  'accept',
  'accept-encoding',
] as const

export function pickRequestHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    PASSED.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  )
}
