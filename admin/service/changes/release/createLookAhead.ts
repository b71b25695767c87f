/** How long nothing was saved before a change is prepared, in ms: somebody who types saves again within it. */
export const PAUSE_MS = 600

interface Options {
  /** Keeps what it finds by content. */
  readonly prepare: (change: string) => Promise<unknown>
  readonly wait: (ms: number) => Promise<void>
}

/**
 * Prepares what was edited last, beside everything else, so that a review finds it done. Not each edit on the way:
 * saving one asks the same worker, and would wait for them.
 * @returns tells it that a change was edited
 */
export function createLookAhead({ prepare, wait }: Options): (change: string) => void {
  const edited = new Set<string>()
  let edits = 0
  let isRunning = false

  async function pause(): Promise<void> {
    for (let before = -1; before !== edits;) {
      before = edits
      await wait(PAUSE_MS)
    }
  }

  async function run(): Promise<void> {
    while (edited.size > 0) {
      await pause()
      const [change = ''] = edited
      edited.delete(change)
      // What went wrong is told to those who ask.
      await prepare(change).catch(() => undefined)
    }
    isRunning = false
  }

  return (change) => {
    edits += 1
    edited.add(change)
    if (isRunning) return
    isRunning = true
    void run()
  }
}
