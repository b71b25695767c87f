import type { FastifyInstance } from 'fastify'
import type { LiveRelease } from '../changes/release/LiveRelease.ts'

/**
 * `/healthz`: the process answers. `/readyz`: it also has a release to serve and is not stopping. Neither does any
 * work.
 */
export function serveHealth(app: FastifyInstance, live: LiveRelease, isStopping: () => boolean): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  app.get('/readyz', (_request, reply) => {
    const seq = live.record()?.seq
    const ready = seq !== undefined && !isStopping()
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(
        ready
          ? { ready, seq }
          : { ready, message: isStopping() ? 'The service is stopping.' : 'Nothing is published yet.' },
      )
  })
}
