/** Time as the service reads it. */
export interface Clock {
  /** The wall clock, for what is written down; an administrator or a time server may set it forward or back. */
  now(): number
  /** Milliseconds on a steady clock, for waits and limits. */
  ticks(): number
}

export const systemClock: Clock = { now: () => Date.now(), ticks: () => performance.now() }
