import { pollDelay } from '../../timing/pollDelay.ts'
import type { Host } from '../host/Host.ts'
import type { Why } from './createRequests.ts'

/** The slowest a failing source is asked, unless it is asked more rarely anyway. */
const SLOWEST = 60_000
const FASTEST = 500

/**
 * Asks again and again, with one timer for a key however many ask for it. swr's own polling stops while an error is
 * cached; this one goes on, more slowly.
 */
export interface Polling {
  /** `every` is in milliseconds; the result stops it. */
  watch(key: string, every: number, read: (why: Why) => Promise<unknown>): () => void
  /** Whether the key is asked again by this clock, whatever happens. */
  has(key: string): boolean
  /** Takes how a read ended, whoever asked for it: failures slow the polling down. */
  note(key: string, isAnswered: boolean): void
}

interface Watcher {
  readonly every: number
  readonly read: (why: Why) => Promise<unknown>
}

interface Poll {
  readonly watchers: Set<Watcher>
  timer: ReturnType<typeof setTimeout> | undefined
  failures: number
  /** The reads under way: while one is, the clock waits. */
  reads: number
}

interface Options extends Pick<Host, 'visibility' | 'online'> {
  readonly random?: () => number
}

/** Polls pause while the page is hidden or offline, fire once on return, and resume after failures. */
export function createPolling({ visibility, online, random = Math.random }: Options): Polling {
  const polls = new Map<string, Poll>()
  let stops: readonly (() => void)[] = []

  const isPaused = () => visibility.getSnapshot() === 'hidden' || !online.getSnapshot()
  let wasPaused = false

  function delayOf({ watchers, failures }: Poll): number {
    const every = Math.max(FASTEST, Math.min(...[...watchers].map((watcher) => watcher.every)))
    return pollDelay(every, { failures, slowest: SLOWEST }, random)
  }

  function schedule(poll: Poll): void {
    clearTimeout(poll.timer)
    poll.timer = undefined
    if (isPaused() || poll.reads > 0 || poll.watchers.size === 0) return
    poll.timer = setTimeout(() => void fire(poll, 'clock'), delayOf(poll))
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

  return {
    watch(key, every, read) {
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
    has: (key) => polls.has(key),
    note(key, isAnswered) {
      const poll = polls.get(key)
      if (!poll) return
      poll.failures = isAnswered ? 0 : poll.failures + 1
      schedule(poll)
    },
  }
}
