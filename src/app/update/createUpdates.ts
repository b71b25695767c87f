import type { Releases } from '../../release/createReleases.ts'
import type { Readable } from '../../renderer/Host.ts'
import { createPoll } from '../site/createPoll.ts'
import { createStore } from '../stores/createStore.ts'

export interface Updates {
  /** A newer build is out: a reload brings it. */
  readonly isOut: Readable<boolean>
  reload(): void
  start(): void
  stop(): void
}

export interface UpdatesOptions {
  readonly window: Window
  readonly fetch: typeof fetch
  readonly release: Releases
  readonly visibility: Readable<'visible' | 'hidden'>
  /** The name of this build. */
  readonly build: string
  /** Whether a reload would lose something typed. */
  readonly isDirty: Readable<boolean>
}

const EVERY_MS = 15 * 60_000
/** A file that is gone for good must not make the page reload for ever. */
const AGAIN_MS = 60_000
const RELOADED = 'playbill.device.reloaded'

/** Learns of newer builds: from `build.json`, from a retired plan, and from a file of this build that is gone. */
export function createUpdates({ window, fetch, release, visibility, build, isDirty }: UpdatesOptions): Updates {
  const isOut = createStore(false)
  let ends: (() => void)[] = []

  const poll = createPoll({
    visibility,
    every: () => EVERY_MS,
    run: async () => {
      const answer = await fetch('build.json', { cache: 'no-store' })
      if (!answer.ok) return
      const { build: current } = (await answer.json()) as { readonly build?: unknown }
      if (typeof current === 'string' && current !== build) isOut.set(true)
    },
  })

  function followRelease(): void {
    if (release.getSnapshot().retired) isOut.set(true)
  }

  function handleMissing(event: Event): void {
    // Thrown on, it would take the screen down; the offer to reload comes instead.
    event.preventDefault()
    isOut.set(true)
    const storage = window.sessionStorage
    const last = Number(storage.getItem(RELOADED) ?? 0)
    if (isDirty.getSnapshot() || Date.now() - last < AGAIN_MS) return
    storage.setItem(RELOADED, String(Date.now()))
    window.location.reload()
  }

  return {
    isOut,
    reload: () => window.location.reload(),
    start() {
      poll.start()
      window.addEventListener('vite:preloadError', handleMissing)
      ends = [release.subscribe(followRelease), () => window.removeEventListener('vite:preloadError', handleMissing), () => poll.stop()]
      followRelease()
    },
    stop() {
      for (const end of ends) end()
      ends = []
    },
  }
}
