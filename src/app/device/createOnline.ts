import type { ReleasesSnapshot } from '../../release/ReleasesSnapshot.ts'
import type { Readable } from '../../store/Store.ts'

/**
 * Whether the service can be reached: it answered when it was last asked, and did so since the browser said that the
 * device has no network, which some say for good.
 */
export function createOnline(
  window: Window,
  release: Readable<Pick<ReleasesSnapshot, 'online' | 'lastCheckedAt'>>,
): Readable<boolean> {
  let checkedBefore: number | null = null
  window.addEventListener('offline', () => (checkedBefore = release.getSnapshot().lastCheckedAt))
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
    getSnapshot() {
      const { online, lastCheckedAt } = release.getSnapshot()
      return online && (window.navigator.onLine || lastCheckedAt !== checkedBefore)
    },
  }
}
