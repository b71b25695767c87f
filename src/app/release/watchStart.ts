export interface WatchStartOptions {
  readonly fetch: typeof globalThis.fetch
  readonly window: Pick<Window, 'setTimeout'> & { readonly requestIdleCallback?: Window['requestIdleCallback'] | undefined }
}

export interface StartWatch {
  /** The same fetch, whose calls are counted. */
  readonly fetch: typeof globalThis.fetch
  /** To be told that the first screen is in the page. */
  readonly show: () => void
  /** Settles once the first screen has what it asked for and the device has nothing else to do, and in any case after a while. */
  readonly over: Promise<void>
}

/** How long what no first screen needs waits for one at most. */
const MOST_MS = 2000

/** Tells when the start is over: until then everything that is not the first screen would only make it wait. */
export function watchStart({ fetch, window }: WatchStartOptions): StartWatch {
  const calls = new Set<Promise<unknown>>()
  const shown = Promise.withResolvers<void>()
  const { requestIdleCallback } = window

  async function idle(): Promise<void> {
    // Safari has none.
    return new Promise((done) => (requestIdleCallback ? requestIdleCallback.call(window, () => done()) : window.setTimeout(done)))
  }

  async function quiet(): Promise<void> {
    await shown.promise
    do {
      await Promise.allSettled(calls)
      await idle()
    } while (calls.size > 0)
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
    show: () => shown.resolve(),
    over: Promise.race([quiet(), new Promise<void>((done) => window.setTimeout(done, MOST_MS))]),
  }
}
