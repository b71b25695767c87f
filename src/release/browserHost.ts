import { createIdbStorage } from './createIdbStorage.ts'
import type { ReleasesOptions } from './ReleasesOptions.ts'

type BrowserParts = 'fetch' | 'storage' | 'clock' | 'random' | 'events' | 'locks' | 'channel' | 'visibility'

/** Parts of a browser that `createReleases` needs; locks and a channel only where the browser has them. */
export function browserHost(window: Window & typeof globalThis): Pick<ReleasesOptions, BrowserParts> {
  const { document, navigator } = window
  // Missing over plain http on a LAN address, whatever the types say.
  const locks = 'locks' in navigator ? navigator.locks : undefined
  const Channel = 'BroadcastChannel' in window ? window.BroadcastChannel : undefined
  const Events = 'EventSource' in window ? window.EventSource : undefined

  return {
    fetch: async (input, init) => window.fetch(input, init),
    storage: createIdbStorage(),
    clock: {
      now: () => Date.now(),
      setTimeout: (run, ms) => window.setTimeout(run, ms),
      clearTimeout: (timer) => window.clearTimeout(timer as number | undefined),
    },
    random: () => Math.random(),
    ...(Events && { events: (url) => new Events(url) }),
    ...(locks && { locks }),
    ...(Channel && { channel: new Channel('playbill-release') }),
    visibility: {
      hidden: () => document.visibilityState === 'hidden',
      subscribe: (listener) => {
        document.addEventListener('visibilitychange', listener)
        return () => document.removeEventListener('visibilitychange', listener)
      },
    },
  }
}
