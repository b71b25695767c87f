/** A count for each key. */
export interface Counts {
  /** Adds one for the key unless it already has `most`; answers whether it did. */
  take(key: string, most: number): boolean
  release(key: string): void
}

export function createCounts(): Counts {
  const counts = new Map<string, number>()
  return {
    take(key, most) {
      const count = counts.get(key) ?? 0
      if (count >= most) return false
      counts.set(key, count + 1)
      return true
    },
    release(key) {
      const count = (counts.get(key) ?? 0) - 1
      if (count > 0) counts.set(key, count)
      else counts.delete(key)
    },
  }
}
