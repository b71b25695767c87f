import type { Releases } from '../../release/createReleases.ts'
import type { Readable } from '../../renderer/Host.ts'
import { createStore } from '../stores/createStore.ts'

export interface Updates {
  /** A newer build is out: a reload brings it. */
  readonly isOut: Readable<boolean>
  /** Somebody has seen a newer build. */
  offer(): void
  reload(): void
  start(): void
  stop(): void
}

export interface UpdatesOptions {
  readonly window: Window
  readonly release: Releases
  /** Whether a reload would lose something typed. */
  readonly isDirty: Readable<boolean>
}

/** A file that is gone for good must not make the page reload for ever. */
const AGAIN_MS = 60_000
const RELOADED = 'playbill.device.reloaded'

/** Offers newer builds: when somebody has seen one, when this one's plans are retired, when a file of it is gone. */
export function createUpdates({ window, release, isDirty }: UpdatesOptions): Updates {
  const isOut = createStore(false)
  let unsubscribe = (): unknown => undefined
  const offer = (): void => isOut.set(true)

  function followRelease(): void {
    if (release.getSnapshot().retired) offer()
  }

  function handleMissing(event: Event): void {
    // Thrown on, it would take the screen down; a reload brings what is there now.
    event.preventDefault()
    offer()
    const storage = window.sessionStorage
    const last = Number(storage.getItem(RELOADED) ?? 0)
    if (isDirty.getSnapshot() || Date.now() - last < AGAIN_MS) return
    storage.setItem(RELOADED, String(Date.now()))
    window.location.reload()
  }

  return {
    isOut,
    offer,
    reload: () => window.location.reload(),
    start() {
      window.addEventListener('vite:preloadError', handleMissing)
      unsubscribe = release.subscribe(followRelease)
      followRelease()
    },
    stop() {
      window.removeEventListener('vite:preloadError', handleMissing)
      unsubscribe()
    },
  }
}
