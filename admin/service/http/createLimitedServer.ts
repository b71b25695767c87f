import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { TrustsProxy } from '../base/config/trustProxies.ts'
import { createCounts } from './createCounts.ts'
import { limitedNetworkOf } from './limitedNetworkOf.ts'

export interface ServerLimits {
  /** Connections at once. */
  readonly most: number
  /** How long a request may take to arrive. */
  readonly requestMs: number
  readonly trusts: TrustsProxy
}

export interface LimitedServer {
  readonly server: Server
  /** Ends connections over which nothing was ever asked. */
  readonly closeSilent: () => void
}

const KEEP_ALIVE_MS = 72_000
/** How long a connection may stay without asking anything. */
const HEADERS_MS = 15_000
const LOOK_MS = 5_000

/**
 * A server that no single network can fill: each gets at most half of the connections, unless it is a proxy with many
 * behind it.
 */
export function createLimitedServer(
  listener: RequestListener,
  { most, requestMs, trusts }: ServerLimits,
): LimitedServer {
  const silent = new Set<Socket>()
  const counts = createCounts()
  const options = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: requestMs,
    headersTimeout: HEADERS_MS,
    connectionsCheckingInterval: LOOK_MS,
  }
  const server = createServer(options, (request, response) => {
    silent.delete(request.socket)
    listener(request, response)
  })
  server.maxConnections = most
  // No time limit on a connection as a whole: event streams stay open.
  server.setTimeout(0)

  server.on('connection', (socket: Socket) => {
    const network = limitedNetworkOf(socket.remoteAddress, trusts, 0)
    if (network !== undefined && !counts.take(network, Math.ceil(most / 2))) {
      socket.destroy()
      return
    }
    silent.add(socket)
    socket.once('close', () => {
      silent.delete(socket)
      if (network !== undefined) counts.release(network)
    })
  })

  return {
    server,
    closeSilent() {
      for (const socket of silent) socket.destroy()
    },
  }
}
