import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

export interface ServedHere {
  readonly url: string
  /** Cuts off whoever is still connected. */
  readonly close: () => Promise<void>
}

/** A server of a test, on a free port of this machine. */
export async function serveHere(answer: RequestListener): Promise<ServedHere> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
