/**
 * Why something is read again: by the clock, as a poll or a return to the page does; because the member wishes it; or
 * because a call has changed what was read.
 */
export type Why = 'clock' | 'wish' | 'change'

/** The requests under way, one for a key. */
export interface Requests {
  /** Says why the next request of a key is made. */
  because(key: string, why: Why): void
  /**
   * Makes a request. A poll waits for one that is under way, so that one that hangs runs into its time
   * limit; for anybody else it may be too old: it is aborted, and whoever waits for it gets the newer answer.
   */
  run<T>(key: string, send: (signal: AbortSignal, why: Why) => Promise<T>): Promise<T>
  /** Keeps the requests of a key alive. When the last holder lets go they are aborted. */
  hold(key: string): () => void
}

interface Flight {
  readonly controller: AbortController
  answer: Promise<unknown>
}

export function createRequests(): Requests {
  const flights = new Map<string, Flight>()
  const holders = new Map<string, number>()
  const reasons = new Map<string, Why>()

  return {
    because(key, why) {
      reasons.set(key, why)
    },
    async run<T>(key: string, send: (signal: AbortSignal, why: Why) => Promise<T>) {
      const why = reasons.get(key) ?? 'clock'
      reasons.delete(key)
      const before = flights.get(key)
      if (before && why === 'clock') return before.answer as Promise<T>
      const controller = new AbortController()
      const flight: Flight = { controller, answer: Promise.resolve() }
      flights.set(key, flight)
      before?.controller.abort()

      const isNewest = () => flights.get(key) === flight
      const answer = send(controller.signal, why).then(
        (value) => {
          const newer = flights.get(key)
          if (newer !== undefined && newer !== flight) return newer.answer as Promise<typeof value>
          flights.delete(key)
          return value
        },
        (error: unknown) => {
          const newer = flights.get(key)
          if (newer !== undefined && !isNewest()) return newer.answer as Promise<never>
          if (isNewest()) flights.delete(key)
          throw error
        },
      )
      flight.answer = answer
      return answer
    },
    hold(key) {
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
  }
}
