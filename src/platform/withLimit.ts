export interface Limit {
  /** Fires on the caller's wish or when the time is up. */
  readonly signal: AbortSignal
  /** The work, or a rejection once the signal fires: not every fetch that is handed in heeds a signal. */
  hold<Value>(work: Promise<Value>): Promise<Value>
  timedOut(): boolean
  end(): void
}

/** A time limit beside a caller's signal. `AbortSignal.timeout` cannot be cancelled, nor tell which one fired. */
export function withLimit(outer: AbortSignal | undefined, milliseconds: number): Limit {
  const controller = new AbortController()
  let timedOut = false
  const abort = (): void => controller.abort()
  const timer = setTimeout(() => {
    timedOut = true
    abort()
  }, milliseconds)
  outer?.addEventListener('abort', abort)

  return {
    signal: controller.signal,
    hold: async (work) =>
      Promise.race([
        work,
        new Promise<never>((_, reject) => {
          const { signal } = controller
          signal.addEventListener('abort', () => reject(new DOMException('The call was given up.', 'AbortError')), {
            once: true,
          })
        }),
      ]),
    timedOut: () => timedOut,
    end: () => {
      clearTimeout(timer)
      outer?.removeEventListener('abort', abort)
    },
  }
}
