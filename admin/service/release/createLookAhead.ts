/** How long nothing was saved before a draft is prepared, in ms: somebody who types saves again within it. */
export const PAUSE_MS = 600

interface Options {
  /** Keeps what it finds by content. */
  readonly prepare: () => Promise<unknown>
  readonly wait: (ms: number) => Promise<void>
}

/**
 * Prepares what was drafted last, beside everything else, so that a review finds it done. Not each draft on the way:
 * saving an edit asks the same worker, and would wait for them.
 * @returns tells it that the draft has changed
 */
export function createLookAhead({ prepare, wait }: Options): () => void {
  let isRunning = false
  let isStale = false

  async function pause(): Promise<void> {
    while (isStale) {
      isStale = false
      await wait(PAUSE_MS)
    }
  }

  async function run(): Promise<void> {
    while (isStale) {
      await pause()
      // What went wrong is told to those who ask.
      await prepare().catch(() => undefined)
    }
    isRunning = false
  }

  return () => {
    isStale = true
    if (isRunning) return
    isRunning = true
    void run()
  }
}
