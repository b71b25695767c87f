import type { WebStorage } from '../../platform/storageKeys.ts'
import type { Releases } from '../../release/createReleases.ts'
import type { Update } from './Update.ts'
import type { Readable, Store } from '../../store/Store.ts'
import { noteNewerBuild } from './newerBuild.ts'

interface UpdatesOptions {
  readonly window: Window
  /** Lasts as long as the tab. */
  readonly storage: WebStorage
  /** The name of this build. */
  readonly build: string
  readonly release: Releases
  /** Whether a reload would lose something typed. */
  readonly isDirty: Readable<boolean>
  /** Update that the member is offered. */
  readonly offered: Store<Update | undefined>
  /** A file has not come before this began to listen. */
  readonly hasMissed: boolean
}

const RELOADED = 'playbill.device.reloaded'

/**
 * Offers a reload when somebody has seen a newer build, when this one's plans are retired, and when a file of it is
 * gone. For a file it reloads by itself while nothing is typed, but once a build: a file that is gone for good must not
 * make the page reload for ever.
 * @returns offers the newer build that somebody has seen
 */
export function createUpdates({
  window,
  storage,
  build,
  release,
  isDirty,
  offered,
  hasMissed,
}: UpdatesOptions): () => void {
  // A kept page would be this build's again.
  const reload = () => void noteNewerBuild(window).then(() => window.location.reload())
  const offer = (kind: Update['kind']): void => {
    if (offered.getSnapshot()?.kind !== kind) offered.set({ kind, reload })
  }

  /** A file did not come because nothing does now. */
  let isCutOff = false

  async function handleMissing(): Promise<void> {
    await release.checkNow()
    isCutOff = true
    handleBack()
  }

  function handleBack(): void {
    // Without a network, or with our own service gone, a reload leaves the browser's own error page.
    if (!isCutOff || !release.getSnapshot().online) return
    isCutOff = false
    if (isDirty.getSnapshot() || storage.getItem(RELOADED) === build) {
      offer('missing')
      return
    }
    storage.setItem(RELOADED, build)
    reload()
  }

  function followRelease(): void {
    if (release.getSnapshot().retired) offerNewer()
    handleBack()
  }

  function offerNewer(): void {
    if (!offered.getSnapshot()) offer('newer')
  }

  window.addEventListener('vite:preloadError', () => void handleMissing())
  release.subscribe(followRelease)
  followRelease()
  if (hasMissed) void handleMissing()
  return offerNewer
}
