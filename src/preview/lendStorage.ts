import { browserStorage } from '../platform/browserStorage.ts'

/**
 * Gives a page storages that last as long as it does where the browser forbids its own. The library behind the
 * simulated platform asks for `localStorage` while it loads, so that this comes before its import.
 */
export function lendStorage(window: Window & typeof globalThis): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    const value = browserStorage(kind, window)
    if (!isGiven(window, kind)) Object.defineProperty(window, kind, { value })
  }
}

function isGiven(window: Window, kind: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return typeof window[kind] === 'object'
  } catch {
    return false
  }
}
