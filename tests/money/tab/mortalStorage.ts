import type { WebStorage } from '../../../src/platform/storageKeys.ts'

/** A storage as a page has it that may be gone any moment: from then on it keeps nothing of what the page still does. */
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
