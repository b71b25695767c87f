import type { FastifyInstance } from 'fastify'
import type { LiveRelease } from '../changes/release/LiveRelease.ts'

export type Phase = 'starting' | 'ready' | 'stopping'

const messages: Readonly<Record<Phase, string>> = {
  starting:
    'The service is starting: it brings the store up to date and plays the documents. Until then it serves the release that its disk has.',
  ready: 'Nothing is published yet.',
  stopping: 'The service is stopping.',
}

/**
 * `/healthz`: the process answers. `/readyz`: its start is done, it has a release to serve and is not stopping. Neither
 * does any work.
 */
export function serveHealth(app: FastifyInstance, live: LiveRelease, phaseNow: () => Phase): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  app.get('/readyz', (_request, reply) => {
    const seq = live.record()?.seq
    const phase = phaseNow()
    const ready = phase === 'ready' && seq !== undefined
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(ready ? { ready, seq } : { ready, message: messages[phase] })
  })
}
