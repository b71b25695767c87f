interface WatchStartOptions {
  readonly fetch: typeof globalThis.fetch
  /** Whether a part of the screen still waits for its code or its data. */
  readonly isLoading: () => boolean
  readonly window: Pick<Window, 'setTimeout'> & {
    readonly requestIdleCallback?: Window['requestIdleCallback'] | undefined
  }
}

export interface StartWatch {
  /** The same fetch, whose calls are counted. */
  readonly fetch: typeof globalThis.fetch
  /** To be called when the first screen is in the page. */
  readonly show: () => void
  /** Settles when the first screen is drawn with its data and the device is idle, and in any case after a while. */
  readonly over: Promise<void>
}

/** How long everything else waits for the first screen at most. */
const MOST_MS = 2000
/** How long the last answers may take to be read and drawn: a call ends with the first line of its answer. */
const DRAWN_MS = 300

/** Says when the start is over: until then everything that is not the first screen would only make it wait. */
export function watchStart({ fetch, isLoading, window }: WatchStartOptions): StartWatch {
  const calls = new Set<Promise<unknown>>()
  let show: (() => void) | undefined
  const shown = new Promise<void>((done) => (show = done))
  const { requestIdleCallback } = window

  async function drawn(): Promise<void> {
    return new Promise((done) => window.setTimeout(done, DRAWN_MS))
  }

  async function idle(): Promise<void> {
    // Safari has none.
    return new Promise((done) =>
      requestIdleCallback ? requestIdleCallback.call(window, () => done()) : window.setTimeout(done),
    )
  }

  async function quiet(): Promise<void> {
    await shown
    do {
      await Promise.allSettled(calls)
      await drawn()
      await idle()
    } while (calls.size > 0 || isLoading())
  }

  return {
    async fetch(input, init) {
      const call = fetch(input, init)
      calls.add(call)
      try {
        return await call
      } finally {
        calls.delete(call)
      }
    },
    show: () => show?.(),
    over: Promise.race([quiet(), new Promise<void>((done) => window.setTimeout(done, MOST_MS))]),
  }
}
