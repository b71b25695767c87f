import { storageKeys } from '../../platform/storageKeys.ts'
import type { ReleaseParts } from '../release/releaseParts.ts'

/**
 * The source of a script that runs as soon as it has come, while the app itself is still on its way: it has the copy of
 * the device's language loaded, which no line of a page can know.
 */
export function earlyScript(copy: ReleaseParts['copy'], fallback: keyof ReleaseParts['copy']): string {
  return `(${String(preloadCopy)})(${JSON.stringify(copy)},'${fallback}','${storageKeys.locale}')`
}

/** Runs in the page by its own text alone. */
function preloadCopy(copy: Readonly<Record<string, string>>, fallback: string, key: string): void {
  let locale = fallback
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '')
    if (typeof stored === 'string' && Object.hasOwn(copy, stored)) locale = stored
  } catch {
    // None was chosen, or the browser forbids the storage.
  }
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href: copy[locale] }))
}
