import type { FastifyReply } from 'fastify'
import type { TrustsProxy } from '../base/config/trustProxies.ts'
import { createShare } from '../http/createShare.ts'
import { limitedNetworkOf } from '../http/limitedNetworkOf.ts'
import { type EventStream, openEventStream, retryLine } from '../http/openEventStream.ts'
import type { LiveHead } from '../changes/release/LiveRelease.ts'

export interface EventStreams {
  /** Takes the reply over as a stream of heads; answers false when there are too many, and touches nothing. */
  open(reply: FastifyReply, plan: number, head: LiveHead | undefined): boolean
  send(head: LiveHead): void
  count(): number
  /** Ends every stream and tells its clients when to come back. */
  close(): void
}

interface EventStreamOptions {
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

interface Stream {
  readonly events: EventStream
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
  const share = createShare(max, () => maxPerNetwork)
  const between = (from: number, to: number): number => from + random() * (to - from)
  const end = ({ events }: Stream): void => events.end(between(1_000, 5_000))

  const heartbeat = setInterval(() => {
    for (const stream of streams)
      if (stream.endsAt <= ticks()) end(stream)
      else stream.events.write(':\n\n')
  }, heartbeatMs)
  heartbeat.unref()

  return {
    open(reply, plan, head) {
      const network = limitedNetworkOf(reply.request.ip, trusts)
      if (!share.take(network)) return false
      const events = openEventStream(reply, () => {
        streams.delete(stream)
        share.release(network)
      })
      const stream: Stream = { events, plan, endsAt: ticks() + LIFETIME * between(0.8, 1.2) }
      streams.add(stream)
      events.write(retryLine(between(3_000, 15_000)) + (head === undefined ? '' : eventOf(head)))
      return true
    },

    send(head) {
      const event = eventOf(head)
      for (const stream of streams) if (stream.plan === head.plan) stream.events.write(event)
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
