/** A clock in milliseconds since the epoch; Date satisfies it. */
export interface Clock {
  now(): number
}
