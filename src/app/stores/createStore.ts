import type { Store } from './Store.ts'

/** A store; setting the value it already has tells nobody. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    getSnapshot: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      // A copy: one that subscribes anew while it is told would be told for ever.
      for (const listener of new Set(listeners)) listener()
    },
  }
}
