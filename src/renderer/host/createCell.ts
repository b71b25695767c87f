import type { Readable } from './Host.ts'

export interface Cell<T> extends Readable<T> {
  readonly set: (next: T) => void
}

/** A value that tells who listens when it becomes another one. */
export function createCell<T>(initial: T): Cell<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    getSnapshot: () => value,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next) {
      if (Object.is(next, value)) return
      value = next
      // Over a copy: a listener that subscribes anew while it is told would be told for ever.
      const told = [...listeners]
      for (const listener of told) listener()
    },
  }
}
