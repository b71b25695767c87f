export interface Listeners<Told extends readonly unknown[]> {
  /** Answers how to stop listening. */
  readonly add: (listener: (...told: Told) => void) => () => void
  readonly tell: (...told: Told) => void
  readonly count: () => number
}

/** The listeners to call. */
export function createListeners<Told extends readonly unknown[] = []>(): Listeners<Told> {
  const listeners = new Set<(...told: Told) => void>()
  return {
    add(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell(...told) {
      // Over a copy: a listener that subscribes again while it is called would be called for ever.
      const present = [...listeners]
      for (const listener of present) listener(...told)
    },
    count: () => listeners.size,
  }
}
