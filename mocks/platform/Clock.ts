/** Where the simulated platform reads the time from, in milliseconds since the epoch; tests move it. */
export interface Clock {
  now: () => number
}
