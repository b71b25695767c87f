import type { IncomingMessage } from 'node:http'
import type { FastifyHelmetOptions } from '@fastify/helmet'

export interface SecurityOptions {
  readonly imgOrigins: readonly string[]
  /** Origins that the pages may frame. */
  readonly frames: readonly string[]
  /** Origins that may frame the pages: none, or our own. */
  readonly framedBy: "'none'" | "'self'"
  /** Whether sandboxed pages, which have no origin, may load the files: only for what is public anyway. */
  readonly shared?: boolean
  /** Sandbox of a page that has no origin wherever it is opened; undefined for any other. */
  readonly sandbox?: readonly string[] | undefined
  /** Whether the listener is reached over TLS. */
  readonly tls: boolean
}

/** The headers every page is served with. No `unsafe-*`, no scripts but our own files; what stands in a
 * page itself is allowed by its hash where the page is served. */
export function securityHeaders({
  imgOrigins,
  frames,
  framedBy,
  shared = false,
  sandbox,
  tls,
}: SecurityOptions): FastifyHelmetOptions {
  const own = shared ? ["'self'", nameOrigin] : ["'self'"]
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: own,
        styleSrc: own,
        connectSrc: own,
        fontSrc: own,
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        imgSrc: [...own, 'data:', ...imgOrigins],
        frameSrc: frames.length === 0 ? ["'none'"] : [...frames],
        frameAncestors: [framedBy],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['playbill'],
        ...(sandbox && { sandbox: [...sandbox] }),
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: shared ? 'cross-origin' : 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: tls ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: framedBy === "'none'" ? 'deny' : 'sameorigin' },
  }
}

/**
 * The origin of the listener as it was asked. In a frame that has no origin of its own `'self'` is nothing at all to
 * WebKit, and the page stayed blank. In a policy `http:` includes `https:`.
 */
function nameOrigin({ headers: { host = '' } }: IncomingMessage): string {
  return /^[\w.:[\]-]+$/.test(host) ? `http://${host}` : "'self'"
}
