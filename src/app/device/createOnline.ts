import type { Readable } from '../../renderer/Host.ts'

/** Whether the device says that it has a network. */
export function createOnline(window: Window): Readable<boolean> {
  return {
    subscribe(listener) {
      window.addEventListener('online', listener)
      window.addEventListener('offline', listener)
      return () => {
        window.removeEventListener('online', listener)
        window.removeEventListener('offline', listener)
      }
    },
    getSnapshot: () => window.navigator.onLine,
  }
}
