import { createStore, get, set, type UseStore } from 'idb-keyval'
import type { ReleaseStorage } from './ReleasesOptions.ts'

/** The last good release in IndexedDB. It belongs to the device: signing off leaves it. */
export function createIdbStorage(name = 'playbill-release'): ReleaseStorage {
  let opened: UseStore | undefined
  const store = () => (opened ??= createStore(name, 'slots'))
  return {
    // Promise-wrapped, because without IndexedDB `createStore` itself throws.
    read: async (slot) => get<unknown>(slot, store()),
    write: async (slot, value) => set(slot, value, store()),
  }
}
