import { browserStorage, keepText } from '../../../src/platform/browserStorage.ts'

export interface NewBuildHost {
  readonly window: Pick<Window, 'addEventListener' | 'sessionStorage'>
  readonly reload: () => void
  /** Whether the service answers: without it a reload would lose the desk. */
  readonly answers: () => Promise<boolean>
  readonly now: () => number
}

const KEY = 'playbill-desk.reloaded'
/** A build with a missing file would otherwise reload for ever. */
const AT_MOST_EVERY = 60_000

/**
 * After a deploy the pages that were not opened yet no longer exist under their old names: the desk is reloaded.
 * The browser asks first while something typed is not saved.
 */
export function reloadForNewBuild({ window, reload, answers, now }: NewBuildHost): void {
  async function handleMissing(): Promise<void> {
    const storage = browserStorage('sessionStorage', window)
    const last = Number(storage.getItem(KEY) ?? 0)
    if (now() - last < AT_MOST_EVERY || !(await answers())) return
    keepText(storage, KEY, String(now()))
    reload()
  }
  window.addEventListener('vite:preloadError', () => void handleMissing())
}
