import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { securityHeaders, type SecurityOptions } from './securityHeaders.ts'

interface DemonstrationOptions extends Pick<SecurityOptions, 'imgOrigins' | 'frames' | 'tls'> {
  /** Where its pictures and pages are. */
  readonly folder: string
  /** Where they are mounted, from slash to slash. */
  readonly prefix: string
}

/**
 * Serves the demonstration's pictures and pages. Our own pages frame them, in a sandbox that takes their origin away,
 * so what is public anyway may be loaded without one. Games have no origin wherever they are opened.
 */
export async function serveDemonstration(
  app: FastifyInstance,
  { folder, prefix, ...options }: DemonstrationOptions,
): Promise<void> {
  for (const { path, sandbox } of [
    { path: '', sandbox: undefined },
    { path: 'play/', sandbox: ['allow-scripts'] },
  ])
    await app.register(async (scope) => {
      await scope.register(helmet, securityHeaders({ ...options, framedBy: "'self'", shared: true, sandbox }))
      await scope.register(fastifyStatic, {
        root: `${folder}/${path}`,
        prefix: `${prefix}${path}`,
        decorateReply: false,
        index: false,
        // A game and its script are of one build; pictures may be a little old.
        ...(sandbox
          ? { cacheControl: false, setHeaders: (reply) => void reply.header('cache-control', 'no-cache') }
          : { maxAge: '1h' }),
      })
    })
}
