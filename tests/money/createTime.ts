import { vi } from 'vitest'

/** Turns of the event loop after which nothing more happens by itself. */
const QUIET_TURNS = 4
/** Nothing that the app does takes longer. */
const LONGEST_MS = 15 * 60_000

const turn = setImmediate

export interface Time {
  /** Registers work that is not a timer, so that time stops meanwhile. */
  during<T>(work: Promise<T>): Promise<T>
  /** Waits until all work waits for timers. */
  quiet(): Promise<void>
  pass(ms: number): Promise<void>
  /** Lets time pass from timer to timer until the work is done. */
  until<T>(work: Promise<T>): Promise<T>
}

/** Fake time that waits for work other than timers: the same steps run the same way on every machine. */
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
