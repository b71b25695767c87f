import { Transform } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** Limits bodies that are passed on unread, also those without a declared length. */
export function limitBody(app: FastifyInstance, maxBytes: number): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    const refuse = (): Error => {
      // The rest of the body is never read, so the connection cannot carry another request.
      reply.header('connection', 'close')
      return Object.assign(new Error('The request is too large.'), { statusCode: 413 })
    }
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
      done(refuse())
      return
    }
    let seen = 0
    const counter = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        seen += chunk.length
        if (seen > maxBytes) next(refuse())
        else next(null, chunk)
      },
    })
    payload.on('error', (error) => counter.destroy(error))
    done(null, payload.pipe(counter))
  })
}
