import { Big } from 'big.js'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { pollDelay } from '../../timing/pollDelay.ts'
import type { Host } from '../host/Host.ts'

/**
 * Why something is read again: by the clock, as a poll or a return to the page does; because the member wishes it; or
 * because a call has changed what was read.
 */
export type Why = 'clock' | 'wish' | 'change'

/** The slowest a failing source is asked, unless it is asked more rarely anyway. */
const SLOWEST = 60_000
const FASTEST = 500
/** After so many failures the pause grows no more: 40 to 120 s. */
const MOST_DOUBLINGS = 4

/** A request under way, one for a key. */
interface Flight {
  readonly controller: AbortController
  answer: Promise<unknown>
}

/** A call that several ask for in one turn. */
interface Shared {
  readonly answer: Promise<unknown>
  readonly controller: AbortController
  waiting: number
}

/** The asking again and again for a key, with one timer however many ask for it. */
interface Poll {
  readonly watchers: Set<{ readonly every: number; readonly read: (why: Why) => Promise<unknown> }>
  timer: ReturnType<typeof setTimeout> | undefined
  failures: number
  /** The reads under way: while one is, the clock waits. */
  reads: number
}

export type Requests = ReturnType<typeof createRequests>

/** How the platform is asked: once for many, polled, tried again. A key names an answer, a question one call. */
export function createRequests({ visibility, online }: Pick<Host, 'visibility' | 'online'>) {
  const flights = new Map<string, Flight>()
  const holders = new Map<string, number>()
  const reasons = new Map<string, Why>()
  const turn = new Map<string, Shared>()
  const retries = new Map<string, object>()
  const polls = new Map<string, Poll>()
  let stops: readonly (() => void)[] = []

  const isPaused = () => visibility.getSnapshot() === 'hidden' || !online.getSnapshot()
  let wasPaused = false

  function schedule(poll: Poll): void {
    const { watchers, failures } = poll
    clearTimeout(poll.timer)
    poll.timer = undefined
    if (isPaused() || poll.reads > 0 || watchers.size === 0) return
    const every = Math.max(FASTEST, Math.min(...[...watchers].map((watcher) => watcher.every)))
    poll.timer = setTimeout(() => void fire(poll, 'clock'), pollDelay(every, { failures, slowest: SLOWEST }))
  }

  async function fire(poll: Poll, why: Why): Promise<void> {
    clearTimeout(poll.timer)
    poll.timer = undefined
    const [watcher] = poll.watchers
    if (!watcher || (poll.reads > 0 && why === 'clock')) return
    poll.reads += 1
    try {
      await watcher.read(why)
    } catch {
      // The reader says what went wrong; here only the pace changes.
    } finally {
      poll.reads -= 1
      schedule(poll)
    }
  }

  function handleSurroundings(): void {
    const paused = isPaused()
    if (paused === wasPaused) return
    wasPaused = paused
    for (const poll of polls.values()) {
      if (paused) schedule(poll)
      // What was under way when the page went out of sight may never end.
      else void fire(poll, 'wish')
    }
  }

  /** Takes how a request ended, whoever asked for it: failures slow the polling down. */
  function note(key: string, isAnswered: boolean): void {
    const poll = polls.get(key)
    if (!poll) return
    poll.failures = isAnswered ? 0 : poll.failures + 1
    schedule(poll)
  }

  function begin(question: string, send: (signal: AbortSignal) => Promise<unknown>): Shared {
    const controller = new AbortController()
    const shared: Shared = { answer: send(controller.signal), controller, waiting: 0 }
    turn.set(question, shared)
    // A later question is sent again: a call in between may have changed the answer.
    setTimeout(() => turn.delete(question), 0)
    return shared
  }

  const retry: NonNullable<SWRConfiguration['onErrorRetry']> = (error, key, config, revalidate, options) => {
    const mine = {}
    retries.set(key, mine)
    const again: typeof revalidate = (how) => {
      if (retries.get(key) !== mine) return
      retries.delete(key)
      if (!polls.has(key)) void revalidate(how)
    }
    const retryCount = Math.min(options.retryCount, MOST_DOUBLINGS)
    SWRConfig.defaultValue.onErrorRetry(error, key, config, again, { retryCount, dedupe: options.dedupe })
  }

  return {
    /** Says why the next request of a key is made. */
    because(key: string, why: Why): void {
      reasons.set(key, why)
    },
    /**
     * Makes a request. A poll waits for one that is under way, so that one that hangs runs into its time
     * limit; for anybody else it may be too old: it is aborted, and whoever waits for it gets the newer answer.
     */
    async run<T>(key: string, send: (signal: AbortSignal, why: Why) => Promise<T>): Promise<T> {
      const why = reasons.get(key) ?? 'clock'
      reasons.delete(key)
      const before = flights.get(key)
      if (before && why === 'clock') return before.answer as Promise<T>
      const controller = new AbortController()
      const flight: Flight = { controller, answer: Promise.resolve() }
      flights.set(key, flight)
      before?.controller.abort()

      function end(): Promise<T> | undefined {
        const newest = flights.get(key)
        if (newest !== flight) return newest?.answer as Promise<T> | undefined
        flights.delete(key)
        return undefined
      }
      const answer = send(controller.signal, why).then(
        (value): T | Promise<T> => {
          note(key, true)
          return end() ?? value
        },
        (error: unknown): Promise<T> => {
          if (!controller.signal.aborted) note(key, false)
          const newer = end()
          if (newer) return newer
          throw error
        },
      )
      flight.answer = answer
      return answer
    },
    /** Keeps the requests of a key alive. When the last holder lets go they are aborted. */
    hold(key: string): () => void {
      holders.set(key, (holders.get(key) ?? 0) + 1)
      return () => {
        const left = (holders.get(key) ?? 1) - 1
        holders.set(key, left)
        // A screen that is redrawn lets go and takes hold again within one turn.
        if (left === 0) {
          queueMicrotask(() => {
            if (holders.get(key) !== 0) return
            holders.delete(key)
            reasons.delete(key)
            flights.get(key)?.controller.abort()
            flights.delete(key)
          })
        }
      }
    },
    /**
     * Sends a call once that several ask for in one turn, such as the sums and the first page of a list. Aborted when
     * none of them waits any more.
     */
    async together<T>(question: string, signal: AbortSignal, send: (signal: AbortSignal) => Promise<T>): Promise<T> {
      const known = turn.get(question)
      const shared = known && !known.controller.signal.aborted ? known : begin(question, send)
      shared.waiting += 1
      signal.addEventListener('abort', () => {
        shared.waiting -= 1
        if (shared.waiting === 0) shared.controller.abort()
      })
      return shared.answer as Promise<T>
    },
    /**
     * Asks again and again, `every` in milliseconds; the result stops it. Pauses while the page is hidden or offline and
     * asks once on return. swr's own polling stops while an error is cached; this one goes on, more slowly.
     */
    poll(key: string, every: number, read: (why: Why) => Promise<unknown>): () => void {
      if (polls.size === 0) {
        wasPaused = isPaused()
        stops = [visibility.subscribe(handleSurroundings), online.subscribe(handleSurroundings)]
      }
      const poll: Poll = polls.get(key) ?? { watchers: new Set(), timer: undefined, failures: 0, reads: 0 }
      polls.set(key, poll)
      const watcher = { every, read }
      poll.watchers.add(watcher)
      schedule(poll)
      return () => {
        poll.watchers.delete(watcher)
        schedule(poll)
        if (poll.watchers.size > 0) return
        polls.delete(key)
        if (polls.size === 0) for (const stop of stops) stop()
      }
    },
    /**
     * Asks again after a failure: swr's own pauses, each longer than the one before and none like another's. A key has
     * one pause at a time, whoever asked, and none while a poll asks again anyway.
     */
    retry,
  }
}

export interface Question {
  readonly call: string
  readonly params: Readonly<Record<string, unknown>>
  readonly account: string
  readonly locale: string
}

/** The name of an answer: the same call with the same params of the same member in the same language. */
export function readKey({ call, params, account, locale }: Question): string {
  const written = Object.entries(params)
    .filter(([, value]) => value !== undefined && value !== null)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    // JSON alone would write an amount with an exponent.
    .map(([name, value]) => [name, value instanceof Big ? value.toFixed() : value])
  return `${account} ${locale} ${call} ${JSON.stringify(written)}`
}
