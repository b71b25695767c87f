import { backoff } from './backoff.ts'

/**
 * How long a poll waits, in ms: its interval, and after failures in a row more, up to `slowest` or its interval where that
 * is longer. A failure never makes a poll more frequent.
 */
export function pollDelay(
  every: number,
  { failures, slowest }: { readonly failures: number; readonly slowest: number },
  random: () => number = Math.random,
): number {
  return failures === 0
    ? every
    : backoff(failures, { first: every, most: Math.max(every, slowest), spread: [1, 1.25] }, random)
}
