export interface Backoff {
  /** The wait before anything has failed, in ms; it doubles with each failure in a row. */
  readonly first: number
  /** No doubling goes beyond it. */
  readonly most: number
  /** Factors of a wait, from and to: devices that failed at the same moment do not come back at the same moment. */
  readonly spread?: readonly [from: number, to: number]
  /** No chance makes a wait shorter. */
  readonly least?: number
}

/** How long to wait after so many failures in a row, in ms. */
export function backoff(
  failures: number,
  { first, most, spread: [from, to] = [1, 1], least = 0 }: Backoff,
  random: () => number = Math.random,
): number {
  return Math.max(least, Math.min(most, first * 2 ** failures) * (from + random() * (to - from)))
}
