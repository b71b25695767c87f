import { createMemoryStorage } from './createMemoryStorage.ts'
import type { WebStorage } from './storageKeys.ts'

type Kind = 'sessionStorage' | 'localStorage'

/** In place of those that the browser forbids: the same for all of the page. */
const forbidden: Record<Kind, WebStorage> = {
  sessionStorage: createMemoryStorage(),
  localStorage: createMemoryStorage(),
}

/** The browser's storage, or one that lasts as long as the page where the browser forbids it. */
export function browserStorage<K extends Kind>(kind: K, from: Pick<Window, K> = window): WebStorage {
  try {
    const storage = from[kind]
    storage.getItem('playbill')
    return storage
  } catch {
    return forbidden[kind]
  }
}

/** Keeps a text under a name, or nothing there; false when the storage is full. */
export function keepText(
  storage: Pick<WebStorage, 'setItem' | 'removeItem'>,
  name: string,
  text: string | undefined,
): boolean {
  try {
    if (text === undefined) storage.removeItem(name)
    else storage.setItem(name, text)
    return true
  } catch {
    return false
  }
}

/** Every name that a storage keeps something under. */
export const namesIn = (storage: Pick<WebStorage, 'length' | 'key'>): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((name) => name !== null)
