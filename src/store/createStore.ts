import { createListeners } from './createListeners.ts'
import type { Store } from './Store.ts'

/** A store; setting the value it already has calls nobody. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = createListeners()
  let value = initial
  return {
    subscribe: listeners.add,
    getSnapshot: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      listeners.tell()
    },
  }
}
