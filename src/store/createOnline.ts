import type { Readable } from './Store.ts'

/** State of a service, as its client knows it. */
export interface Reached {
  /** Whether it answered when it was last asked. */
  readonly online: boolean
  /** When it last answered, in the device's time; null before that. */
  readonly lastCheckedAt: number | null
}

/**
 * Whether the service can be reached: it answered when it was last asked, and did so since the browser said that the
 * device has no network, which some say for good.
 */
export function createOnline(window: Window, reached: Readable<Reached>): Readable<boolean> {
  let checkedBefore: number | null = null
  window.addEventListener('offline', () => (checkedBefore = reached.getSnapshot().lastCheckedAt))
  return {
    subscribe(listener) {
      const unsubscribe = reached.subscribe(listener)
      window.addEventListener('online', listener)
      window.addEventListener('offline', listener)
      return () => {
        unsubscribe()
        window.removeEventListener('online', listener)
        window.removeEventListener('offline', listener)
      }
    },
    getSnapshot() {
      const { online, lastCheckedAt } = reached.getSnapshot()
      return online && (window.navigator.onLine || lastCheckedAt !== checkedBefore)
    },
  }
}
