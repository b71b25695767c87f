import { createMemoryStorage } from '../../platform/createMemoryStorage.ts'
import type { WebStorage } from '../../platform/storageKeys.ts'

/** The browser's storage, or one that lasts as long as the page where the browser forbids it. */
export function browserStorage(kind: 'sessionStorage' | 'localStorage'): WebStorage {
  try {
    const storage = window[kind]
    storage.getItem('playbill')
    return storage
  } catch {
    return createMemoryStorage()
  }
}
