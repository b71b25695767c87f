import {
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import type { NewerBuild } from '../../app/update/newerBuild.ts'

/** An event that lasts as long as its work; TypeScript's types of workers exclude those of pages. */
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}

declare const self: {
  /** The files of this build; the build writes the list in. */
  readonly precached: PrecacheEntry[]
  readonly location: Location
  addEventListener(type: 'activate', listener: (event: LastingEvent) => void): void
}

const PAGE = 'index.html'
const NEWER_BUILD: NewerBuild = 'playbill-newer-build'
/** How long the network may take to answer for the page before the one on the device is shown. */
const PATIENCE_MS = 3000

const folder = new URL('./', self.location.href).pathname

/**
 * The page whose files are all here, at once: a second visit does not wait for the network. Once the app has heard of a
 * newer build, and where the device has lost the page, it comes from there. Price: the first visit after a deploy shows
 * the build before and offers a reload.
 */
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && (url.pathname === folder || url.pathname === folder + PAGE),
  async ({ request, event }: { readonly request: Request; readonly event: LastingEvent }) => {
    const kept = await matchPrecache(PAGE)
    if (kept && !(await caches.has(NEWER_BUILD))) {
      event.waitUntil(renewHeaders(kept.clone()))
      return kept
    }
    try {
      const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
      if (answer.status < 500) return answer
    } catch {
      // The device is offline, or the service is gone.
    }
    return kept ?? Response.error()
  },
)

// This is the newer build.
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(NEWER_BUILD)))

/** The same page may have another policy since: an operator has named one more origin of pictures or games. */
async function renewHeaders(kept: Response): Promise<void> {
  const key = getCacheKeyForURL(PAGE)
  const answer = await fetch(PAGE, { cache: 'no-cache' }).catch(() => undefined)
  if (key === undefined || !answer?.ok || (await answer.clone().text()) !== (await kept.text())) return
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    if (await cache.match(key)) await cache.put(key, answer)
  }
}

// Only the listed files: the platform, the head and the events of the release always come from the network.
precacheAndRoute(self.precached, { directoryIndex: '' })
cleanupOutdatedCaches()
