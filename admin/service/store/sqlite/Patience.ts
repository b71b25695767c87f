/** How long a write waits for another process that is writing. */
export interface Patience {
  readonly ms: number
  readonly wait: (ms: number) => Promise<void>
  readonly random: () => number
  /** Milliseconds that pass evenly, whatever is done to the clock on the wall. */
  readonly ticks: () => number
}
