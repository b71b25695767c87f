/** Time as the service reads it. */
export interface Clock {
  /** The wall clock, for what is written down; an administrator or a time server may set it forwards and back. */
  now(): number
  /** Milliseconds that pass evenly, for waits and limits. */
  ticks(): number
}

export const systemClock: Clock = { now: () => Date.now(), ticks: () => performance.now() }
