export interface NewBuildHost {
  readonly window: Pick<Window, 'addEventListener' | 'sessionStorage'>
  readonly reload: () => void
  readonly now: () => number
}

const KEY = 'playbill-desk.reloaded'
/** A build that misses a file would otherwise reload for ever. */
const AT_MOST_EVERY = 60_000

/**
 * After a deploy the pages that were not opened yet are gone under their old names: the desk is loaded anew.
 * The browser asks first while something typed is not saved.
 */
export function reloadForNewBuild({ window, reload, now }: NewBuildHost): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(window.sessionStorage.getItem(KEY) ?? 0)
    if (now() - last < AT_MOST_EVERY) return
    event.preventDefault()
    window.sessionStorage.setItem(KEY, String(now()))
    reload()
  })
}
