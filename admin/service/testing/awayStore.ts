import { StorageUnavailable } from '../base/refusals.ts'
import type { Store } from '../store/Store.ts'

/** A store that refuses every call while it is away, but for what is told of its end and its changes. */
export const awayStore = (store: Store, isAway: () => boolean): Store =>
  new Proxy(store, {
    get(_, name) {
      const call: unknown = Reflect.get(store, name)
      if (typeof call !== 'function' || name === 'close' || name === 'watch') return call
      return (...given: readonly unknown[]): unknown =>
        isAway() ? Promise.reject(new StorageUnavailable('gone')) : Reflect.apply(call, store, given)
    },
  })
