import type { Readable } from '../../store/Store.ts'
import { pollDelay } from '../../timing/pollDelay.ts'

interface PollOptions {
  /** Work of each round; a rejection slows the poll down until it succeeds again. */
  readonly run: () => Promise<unknown>
  /** Milliseconds between two runs; asked each time because it is a setting. */
  readonly every: () => number
  /** Source of the interval: a change counts at once, for the pause under way as well. */
  readonly follows?: Readable<unknown>
  readonly visibility: Readable<'visible' | 'hidden'>
  readonly random?: () => number
}

export interface Poll {
  /** Begins; the first run is after one interval, or at once with `now`. */
  start(options?: { readonly now?: boolean }): void
  stop(): void
}

/** No failing poll is slower, unless its interval is longer anyway. */
const SLOWEST_MS = 5 * 60_000

/** Runs again and again while the page can be seen: silent while hidden, once on return, slower after failures. */
export function createPoll({ run, every, follows, visibility, random = Math.random }: PollOptions): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined
  let unsubscribe: (() => void) | undefined
  let turn = 0
  let failures = 0
  /** When the pause under way began, and how long it was to last. */
  let pause = { from: 0, every: 0 }

  function schedule(): void {
    clearTimeout(timer)
    timer = undefined
    if (!unsubscribe || visibility.getSnapshot() === 'hidden') return
    pause = { from: performance.now(), every: every() }
    timer = setTimeout(() => void once(), lengthOf(pause.every))
  }

  const lengthOf = (interval: number) => pollDelay(interval, { failures, slowest: SLOWEST_MS }, random)

  /** Follows a new interval at once: the time that has passed counts for the new pause. */
  function handleInterval(): void {
    if (timer === undefined || every() === pause.every) return
    clearTimeout(timer)
    pause = { ...pause, every: every() }
    timer = setTimeout(() => void once(), Math.max(0, lengthOf(pause.every) - (performance.now() - pause.from)))
  }

  async function once(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const mine = (turn += 1)
    try {
      await run()
      failures = 0
    } catch {
      failures += 1
    }
    if (mine === turn) schedule()
  }

  function handleVisibility(): void {
    if (visibility.getSnapshot() !== 'hidden') {
      void once()
      return
    }
    clearTimeout(timer)
    timer = undefined
  }

  return {
    start({ now = false } = {}) {
      if (unsubscribe) return
      failures = 0
      const stops = [visibility.subscribe(handleVisibility), follows?.subscribe(handleInterval)]
      unsubscribe = () => {
        for (const stop of stops) stop?.()
      }
      if (now && visibility.getSnapshot() === 'visible') void once()
      else schedule()
    },
    stop() {
      turn += 1
      clearTimeout(timer)
      timer = undefined
      unsubscribe?.()
      unsubscribe = undefined
    },
  }
}
