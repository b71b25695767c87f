declare global {
  interface Window {
    bench: {
      /** Milliseconds since the page began when this first was true and was painted; an error after two minutes. */
      painted: (holds: () => boolean) => Promise<number>
      /** Settles once nothing has been fetched and nothing has changed in the page for this many milliseconds. */
      quiet: (ms: number) => Promise<void>
      /** Settles after this many more answers from this path. */
      answered: (path: string, times: number) => Promise<void>
      /** The longest frames so far, in ms. */
      readonly longFrames: number[]
    }
  }
}

/**
 * Runs in the page: reports when something has appeared and was painted, when all is done, and which frames were long.
 */
export function watchPage(): void {
  const longFrames: number[] = []
  if (PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')) {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longFrames.push(duration)
    }).observe({ type: 'long-animation-frame', buffered: true })
  }
  const afterPaint = (done: (at: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => done(performance.now())))
  const changes = { childList: true, subtree: true, attributes: true, characterData: true }
  window.bench = {
    longFrames,
    painted: async (holds) =>
      new Promise((resolve, reject) => {
        const patience = setTimeout(() => reject(new Error(`It never came true: ${String(holds)}`)), 120_000)
        const check = () => {
          if (!holds()) return false
          clearTimeout(patience)
          watch.disconnect()
          afterPaint(resolve)
          return true
        }
        const watch = new MutationObserver(check)
        if (!check()) watch.observe(document, changes)
      }),
    quiet: async (ms) =>
      new Promise((resolve) => {
        const finish = () => {
          page.disconnect()
          network.disconnect()
          resolve()
        }
        let timer = setTimeout(finish, ms)
        const wait = () => {
          clearTimeout(timer)
          timer = setTimeout(finish, ms)
        }
        const page = new MutationObserver(wait)
        const network = new PerformanceObserver(wait)
        page.observe(document, changes)
        network.observe({ type: 'resource' })
      }),
    answered: async (path, times) =>
      new Promise((resolve) => {
        let left = times
        const network = new PerformanceObserver((list) => {
          left -= list.getEntries().filter(({ name }) => name.endsWith(path)).length
          if (left > 0) return
          network.disconnect()
          resolve()
        })
        network.observe({ type: 'resource' })
      }),
  }
}
