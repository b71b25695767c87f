import type { FastifyInstance } from 'fastify'
import { isLoopback } from '../config/isLoopback.ts'

/** Starts listening and answers the address a person on this machine would open. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  await app.listen({ host, port })
  const address = app.server.address()
  const actual = typeof address === 'object' && address !== null ? address.port : port
  const anywhere = host === '0.0.0.0' || host === '::' || isLoopback(host)
  return `http://${anywhere ? 'localhost' : host}:${actual}`
}
