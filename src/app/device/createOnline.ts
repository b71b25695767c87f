import type { Readable } from '../../store/Store.ts'

/** Whether the service can be reached: the device has a network, and the service answered the last request. */
export function createOnline(window: Window, release: Readable<{ readonly online: boolean }>): Readable<boolean> {
  return {
    subscribe(listener) {
      const unsubscribe = release.subscribe(listener)
      window.addEventListener('online', listener)
      window.addEventListener('offline', listener)
      return () => {
        unsubscribe()
        window.removeEventListener('online', listener)
        window.removeEventListener('offline', listener)
      }
    },
    getSnapshot: () => window.navigator.onLine && release.getSnapshot().online,
  }
}
