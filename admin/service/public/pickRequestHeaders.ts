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

const TRACEPARENT = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/

export function pickRequestHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const { traceparent } = headers
  return {
    ...Object.fromEntries(PASSED.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : []))),
    // As W3C Trace Context writes it: a trace that a proxy in front has begun goes on at the platform.
    ...(typeof traceparent === 'string' && TRACEPARENT.test(traceparent) && { traceparent }),
  }
}
