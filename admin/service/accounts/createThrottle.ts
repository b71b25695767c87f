/** Counts within a sliding window of evenly passing time, in memory; `max` keys are remembered, the oldest is forgotten first. */
export interface Throttle {
  /** Seconds until the key may go on; 0 when it may now. */
  waitFor(key: string): number
  count(key: string): void
  forget(key: string): void
}

export function createThrottle(options: { readonly limit: number; readonly windowMs: number; readonly ticks: () => number; readonly max?: number }): Throttle {
  const { limit, windowMs, ticks, max = 10_000 } = options
  const hits = new Map<string, number[]>()

  function recent(key: string): number[] {
    const since = ticks() - windowMs
    return (hits.get(key) ?? []).filter((at) => at > since)
  }

  return {
    waitFor(key) {
      const times = recent(key)
      const first = times[times.length - limit]
      return first === undefined ? 0 : Math.ceil((first + windowMs - ticks()) / 1000)
    },
    count(key) {
      const times = [...recent(key), ticks()]
      hits.delete(key)
      hits.set(key, times.slice(-limit))
      const oldest = hits.size > max ? hits.keys().next().value : undefined
      if (oldest !== undefined) hits.delete(oldest)
    },
    forget(key) {
      hits.delete(key)
    },
  }
}
