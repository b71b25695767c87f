import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { isLoopback } from '../config/isLoopback.ts'
import type { TrustsProxy } from '../config/trustProxies.ts'
import { createCounts } from './createCounts.ts'
import { networkOf } from './networkOf.ts'

export interface ServerLimits {
  /** Connections at once. */
  readonly most: number
  readonly trusts: TrustsProxy
}

export interface LimitedServer {
  readonly server: Server
  /** Ends connections over which nothing was ever asked. */
  readonly closeSilent: () => void
}

const REQUEST_MS = 60_000
const KEEP_ALIVE_MS = 72_000
/** How long a connection may stay without asking anything. */
const HEADERS_MS = 15_000
const LOOK_MS = 5_000

/**
 * A server that no single network can fill: each gets at most half of the connections, unless it is a proxy with many
 * behind it.
 */
export function createLimitedServer(listener: RequestListener, { most, trusts }: ServerLimits): LimitedServer {
  const silent = new Set<Socket>()
  const counts = createCounts()
  const options = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: REQUEST_MS,
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
    const { remoteAddress } = socket
    const isExempt = remoteAddress === undefined || isLoopback(remoteAddress) || trusts(remoteAddress, 0)
    const network = isExempt ? undefined : networkOf(remoteAddress)
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
