import type { Readable } from '../../renderer/Host.ts'

export interface PollOptions {
  /** What is done each time; a rejection slows the poll down until it succeeds again. */
  readonly run: () => Promise<unknown>
  /** Milliseconds between two runs; asked each time because it is a setting. */
  readonly every: () => number
  readonly visibility: Readable<'visible' | 'hidden'>
  readonly random?: () => number
}

export interface Poll {
  /** Begins; the first run is after one interval, or at once with `now`. */
  start(options?: { readonly now?: boolean }): void
  stop(): void
}

const LONGEST_MS = 5 * 60_000

/** Runs again and again while the page can be seen: silent while hidden, once on return, slower after failures. */
export function createPoll({ run, every, visibility, random = Math.random }: PollOptions): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined
  let unsubscribe: (() => void) | undefined
  let turn = 0
  let failures = 0

  function schedule(): void {
    clearTimeout(timer)
    if (!unsubscribe || visibility.getSnapshot() === 'hidden') return
    const wait = failures === 0 ? every() : Math.min(LONGEST_MS, every() * 2 ** failures) * (0.75 + random() / 2)
    timer = setTimeout(() => void once(), wait)
  }

  async function once(): Promise<void> {
    clearTimeout(timer)
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
    if (visibility.getSnapshot() === 'hidden') clearTimeout(timer)
    else void once()
  }

  return {
    start({ now = false } = {}) {
      if (unsubscribe) return
      failures = 0
      unsubscribe = visibility.subscribe(handleVisibility)
      if (now && visibility.getSnapshot() === 'visible') void once()
      else schedule()
    },
    stop() {
      turn += 1
      clearTimeout(timer)
      unsubscribe?.()
      unsubscribe = undefined
    },
  }
}
