import type { FastifyReply } from 'fastify'
import { isLoopback } from '../config/isLoopback.ts'
import type { TrustsProxy } from '../config/trustProxies.ts'
import { createCounts } from '../http/createCounts.ts'
import { networkOf } from '../http/networkOf.ts'
import type { LiveHead } from '../release/LiveRelease.ts'

export interface EventStreams {
  /** Takes the reply over as a stream of heads; answers false when there are too many, and touches nothing. */
  open(reply: FastifyReply, plan: number, head: LiveHead | undefined): boolean
  send(head: LiveHead): void
  count(): number
  /** Ends every stream and tells its clients when to come back. */
  close(): void
}

export interface EventStreamOptions {
  readonly max: number
  readonly maxPerNetwork: number
  /** Proxies with many behind them. */
  readonly trusts: TrustsProxy
  readonly ticks: () => number
  readonly random: () => number
  readonly heartbeatMs?: number
}

const HEARTBEAT = 20_000
/** Streams end now and then so that load spreads again over several services. */
const LIFETIME = 600_000
/** A client that reads this slowly is better off polling. */
const MAX_UNREAD = 64 * 1024

interface Stream {
  readonly network: string | undefined
  readonly reply: FastifyReply
  readonly plan: number
  readonly endsAt: number
}

/** Server-sent events that carry the whole head each time: state, not deltas, so nothing needs replaying. */
export function createEventStreams({
  max,
  maxPerNetwork,
  trusts,
  ticks,
  random,
  heartbeatMs = HEARTBEAT,
}: EventStreamOptions): EventStreams {
  const streams = new Set<Stream>()
  const counts = createCounts()
  const retry = (from: number, to: number): string => `retry: ${Math.round(from + random() * (to - from))}\n\n`

  function write(stream: Stream, text: string): void {
    const { raw } = stream.reply
    if (raw.writableLength > MAX_UNREAD) raw.destroy()
    else raw.write(text)
  }

  function end(stream: Stream): void {
    stream.reply.raw.end(retry(1_000, 5_000))
    forget(stream)
  }

  function forget(stream: Stream): void {
    if (streams.delete(stream) && stream.network !== undefined) counts.release(stream.network)
  }

  const heartbeat = setInterval(() => {
    for (const stream of streams)
      if (stream.endsAt <= ticks()) end(stream)
      else write(stream, ':\n\n')
  }, heartbeatMs)
  heartbeat.unref()

  return {
    open(reply, plan, head) {
      const { ip } = reply.request
      // Carriers put thousands behind one address, and a proxy that is not trusted here looks like one client.
      const network = isLoopback(ip) || trusts(ip, Infinity) ? undefined : networkOf(ip)
      if (streams.size >= max || (network !== undefined && !counts.take(network, maxPerNetwork))) return false
      const stream = { network, reply, plan, endsAt: ticks() + LIFETIME * (0.8 + 0.4 * random()) }
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value)
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      reply.raw.on('close', () => forget(stream))
      reply.raw.on('error', () => forget(stream))
      streams.add(stream)
      write(stream, retry(3_000, 15_000) + (head === undefined ? '' : eventOf(head)))
      return true
    },

    send(head) {
      const event = eventOf(head)
      for (const stream of streams) if (stream.plan === head.plan) write(stream, event)
    },

    count: () => streams.size,

    close() {
      clearInterval(heartbeat)
      for (const stream of streams) end(stream)
    },
  }
}

function eventOf({ seq, body }: LiveHead): string {
  return `event: head\nid: ${seq}\ndata: ${body}\n\n`
}
