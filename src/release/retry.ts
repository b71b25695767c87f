import type { Backoff } from '../timing/backoff.ts'

/** Anything up to a limit that doubles: all phones lose the service at the same moment. */
export const retry: Backoff = { first: 1000, most: 60_000, spread: [0, 1], least: 500 }
