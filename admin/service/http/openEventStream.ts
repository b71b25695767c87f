import type { FastifyReply } from 'fastify'

/** Server-sent events to one client. */
export interface EventStream {
  write(text: string): void
  /** Tells the client in how many ms to come back. */
  end(retryMs: number): void
}

/** A client that reads this slowly is better off asking. */
const MAX_UNREAD = 64 * 1024

/** Takes the reply over as a stream; calls once when it has ended, whoever ended it. */
export function openEventStream(reply: FastifyReply, onEnd: () => void): EventStream {
  const { raw } = reply
  let ended = false
  const finish = (): void => {
    if (ended) return
    ended = true
    onEnd()
  }
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  raw.on('close', finish)
  raw.on('error', finish)
  return {
    write(text) {
      if (raw.writableLength > MAX_UNREAD) raw.destroy()
      else raw.write(text)
    },
    end(retryMs) {
      raw.end(retryLine(retryMs))
      finish()
    },
  }
}

export const retryLine = (ms: number): string => `retry: ${Math.round(ms)}\n\n`
