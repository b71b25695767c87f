/** How long a write waits for another process that is writing. */
export interface Patience {
  readonly ms: number
  readonly wait: (ms: number) => Promise<void>
  readonly random: () => number
  /** Milliseconds on a steady clock, whatever happens to the wall clock. */
  readonly ticks: () => number
}
