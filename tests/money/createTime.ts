import { vi } from 'vitest'

/** Turns of the event loop after which nothing happens any more by itself. */
const QUIET_TURNS = 4
/** Nothing that the app does takes longer. */
const LONGEST_MS = 15 * 60_000

const turn = setImmediate

export interface Time {
  /** Notes work that is no timer, so that time stands still meanwhile. */
  during<T>(work: Promise<T>): Promise<T>
  /** Waits until everything waits for a timer. */
  quiet(): Promise<void>
  pass(ms: number): Promise<void>
  /** Lets time pass from timer to timer until it is done. */
  until<T>(work: Promise<T>): Promise<T>
}

/** Fake time that waits for what is not a timer: the same steps take the same course on every machine. */
export function createTime(): Time {
  let busy = 0

  async function quiet(): Promise<void> {
    for (let turns = 0; turns < QUIET_TURNS; turns = busy > 0 ? 0 : turns + 1)
      await new Promise((resolve) => turn(resolve))
  }

  async function until<T>(work: Promise<T>): Promise<T> {
    const state = { isDone: false }
    const done = work.finally(() => Object.assign(state, { isDone: true }))
    // It is awaited below; a rejection before that is not unhandled.
    done.catch(() => undefined)
    const start = Date.now()
    for (await quiet(); !state.isDone; await quiet()) {
      if (vi.getTimerCount() === 0 || Date.now() - start > LONGEST_MS) throw new Error('Something never ends.')
      vi.advanceTimersToNextTimer()
    }
    return done
  }

  return {
    async during(work) {
      busy += 1
      try {
        return await work
      } finally {
        busy -= 1
      }
    },
    quiet,
    until,
    pass: async (ms) => until(new Promise((resolve) => setTimeout(resolve, ms))),
  }
}
