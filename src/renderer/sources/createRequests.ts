/** The requests under way, one for a key: a newer one takes the older one's place. */
export interface Requests {
  /** Makes a request. One that was under way for the key is aborted, and who waits for it gets the newer answer. */
  run<T>(key: string, send: (signal: AbortSignal) => Promise<T>): Promise<T>
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

  return {
    async run(key, send) {
      const before = flights.get(key)
      const controller = new AbortController()
      const flight: Flight = { controller, answer: Promise.resolve() }
      flights.set(key, flight)
      before?.controller.abort()

      const isNewest = () => flights.get(key) === flight
      const answer = send(controller.signal).then(
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
            flights.get(key)?.controller.abort()
          })
        }
      }
    },
  }
}
