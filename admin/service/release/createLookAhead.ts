/**
 * Prepares what was drafted last, beside everything else, so that a review finds it done.
 * @param prepare keeps what it finds by content
 * @returns tells it that the draft has changed
 */
export function createLookAhead(prepare: () => Promise<unknown>): () => void {
  let isRunning = false
  let isStale = false

  async function run(): Promise<void> {
    // One at a time: of drafts that follow each other quickly only the last is waited for.
    while (isStale) {
      isStale = false
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
