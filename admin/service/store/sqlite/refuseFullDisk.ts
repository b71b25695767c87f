import { StorageFull } from '../../refusals.ts'
import type { Store } from '../Store.ts'

/** Turns SQLite's "database or disk is full" into a refusal with a sentence, whichever method meets it. */
export function refuseFullDisk(store: Store): Store {
  return new Proxy(store, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver)
      if (typeof method !== 'function') return method
      return async (...args: unknown[]): Promise<unknown> => {
        try {
          return await Reflect.apply(method, target, args)
        } catch (error) {
          if (isFull(error)) throw new StorageFull()
          throw error
        }
      }
    },
  })
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'SQLITE_FULL' || error.code === 'ENOSPC')
}
