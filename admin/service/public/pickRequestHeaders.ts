import type { IncomingHttpHeaders } from 'node:http'

/**
 * All that a member's request tells the platform: who asks, in which language, for what, and how its body is written.
 * Anything else could pass for something that a proxy said, such as the address of the member.
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
