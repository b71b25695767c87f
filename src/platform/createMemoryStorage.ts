import type { WebStorage } from './storageKeys.ts'

/** A storage that lasts as long as the page: for previews, tests and browsers that forbid the real one. */
export function createMemoryStorage(entries: { readonly [name: string]: string } = {}): WebStorage {
  const values = new Map(Object.entries(entries))
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  }
}
