import type { Readable } from '../../store/Store.ts'

/** Whether the page can be seen. */
export function createVisibility(document: Document): Readable<'visible' | 'hidden'> {
  return {
    subscribe(listener) {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    getSnapshot: () => (document.visibilityState === 'hidden' ? 'hidden' : 'visible'),
  }
}
