import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'

/** The files of this build; the build writes the list in. */
declare const self: { readonly precached: PrecacheEntry[]; readonly location: Location }

const PAGE = 'index.html'
/** How long the network may take to answer for the page before the one on the device is shown. */
const PATIENCE_MS = 3000

const folder = new URL('./', self.location.href).pathname

/** The page from the network, so that a new build is seen at once; without one, the page whose files are all here. */
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && (url.pathname === folder || url.pathname === folder + PAGE),
  async ({ request }) => {
    try {
      const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
      if (answer.status < 500) return answer
    } catch {
      // The device is offline, or the service is gone.
    }
    return (await matchPrecache(PAGE)) ?? Response.error()
  },
)

// Only the listed files: the platform, the head and the events of the release always come from the network.
precacheAndRoute(self.precached, { directoryIndex: '' })
cleanupOutdatedCaches()
