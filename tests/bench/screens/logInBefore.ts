import { storageKeys } from '../../../src/platform/storageKeys.ts'

export type BenchLocale = 'kor' | 'cn' | 'en'

/**
 * Source that runs in the page first: the member is logged in, and no worker prefetches, which is not part of a
 * screen's cost.
 */
export function logInBefore(token: string, locale: BenchLocale): string {
  return `
    sessionStorage.setItem(${JSON.stringify(storageKeys.token)}, ${JSON.stringify(JSON.stringify(token))})
    localStorage.setItem(${JSON.stringify(storageKeys.locale)}, ${JSON.stringify(JSON.stringify(locale))})
    delete Navigator.prototype.serviceWorker
  `
}
