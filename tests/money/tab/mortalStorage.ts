import type { WebStorage } from '../../../src/platform/storageKeys.ts'

/** The storage of a page that may close any moment: from then on it stores nothing more. */
export function mortalStorage(storage: WebStorage, isDead: () => boolean): WebStorage {
  return {
    get length() {
      return storage.length
    },
    key: (index) => storage.key(index),
    getItem: (name) => storage.getItem(name),
    setItem: (name, value) => {
      if (!isDead()) storage.setItem(name, value)
    },
    removeItem: (name) => {
      if (!isDead()) storage.removeItem(name)
    },
  }
}
