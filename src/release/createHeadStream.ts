import { backoff } from '../timing/backoff.ts'
import { retry } from './retry.ts'
import { readHead, type Head } from './Head.ts'
import type { ReleaseClock } from './ReleasesOptions.ts'

export type StreamEvent = 'open' | 'error' | 'message' | 'head'

/** The part of EventSource the client uses. */
export interface EventStream {
  readonly readyState: number
  addEventListener(type: StreamEvent, listener: (event: { readonly data?: unknown }) => void): void
  close(): void
}

export type OpenEvents = (url: string) => EventStream

export interface HeadStreamOptions {
  readonly url: string
  readonly open: OpenEvents
  readonly locks: Pick<LockManager, 'request'>
  readonly clock: ReleaseClock
  readonly random: () => number
  /** The service said what its head is, or something else, which is only worth a look. */
  readonly hear: (head: Head | undefined) => void
  /** The connection has ended, or did not come about. */
  readonly lose: () => void
}

export interface HeadStream {
  start(): void
  stop(): void
}

const LOCK = 'playbill-release-stream'
const CLOSED = 2

/**
 * The service's events, over one connection a browser however many tabs are open: on HTTP/1.1 a seventh connection to a
 * host waits for ever. The tab that holds the lock listens; stopping hands the lock on.
 */
export function createHeadStream({ url, open, locks, clock, random, hear, lose }: HeadStreamOptions): HeadStream {
  let turn: AbortController | undefined

  function listen(signal: AbortSignal, done: () => void): void {
    let stream: EventStream | undefined
    let timer: unknown
    let failures = 0

    const receive = ({ data }: { readonly data?: unknown }) => hear(readHead(String(data)))
    const connect = () => {
      stream = open(url)
      stream.addEventListener('open', () => (failures = 0))
      stream.addEventListener('head', receive)
      stream.addEventListener('message', receive)
      stream.addEventListener('error', () => {
        if (!signal.aborted) lose()
        // Otherwise the browser is connecting again already; it gives up on an answer such as 503.
        if (stream?.readyState !== CLOSED || signal.aborted) return
        stream.close()
        failures += 1
        clock.clearTimeout(timer)
        timer = clock.setTimeout(
          connect,
          backoff(failures - 1, { ...retry, first: 2000, most: 300_000, least: 1000 }, random),
        )
      })
    }

    signal.addEventListener('abort', () => {
      clock.clearTimeout(timer)
      stream?.close()
      done()
    })
    connect()
  }

  return {
    start() {
      if (turn) return
      const { signal } = (turn = new AbortController())
      const held = async () =>
        new Promise<void>((done) => {
          if (signal.aborted) done()
          else listen(signal, done)
        })
      // Rejects when this tab stops waiting for its turn, which is not a problem.
      locks.request(LOCK, { signal }, held).catch(() => undefined)
    },
    stop() {
      turn?.abort()
      turn = undefined
    },
  }
}
