import { TooManyAttempts } from '../base/refusals.ts'
import type { AttemptPolicy, AttemptStore } from '../store/rows/attemptRows.ts'

/**
 * Slows guessing down instead of locking anybody out: past the free attempts each waits twice as long as the one
 * before.
 */
export interface Throttle {
  /**
   * Counts an attempt; answers how many there were since the count started. Throws `TooManyAttempts` with the seconds
   * to wait, without counting.
   */
  take(key: string): Promise<number>
  forget(key: string): Promise<void>
}

/**
 * Kept in the store, so that every service of a database counts the same attempts and no flood of names pushes a live
 * one out.
 */
export function createThrottle({
  store,
  clock,
  policy,
}: {
  readonly store: AttemptStore
  readonly clock: { now(): number }
  readonly policy: AttemptPolicy
}): Throttle {
  return {
    async take(key) {
      const taken = await store.takeAttempt(key, clock.now(), policy)
      if (taken.waitMs > 0) throw new TooManyAttempts(Math.ceil(taken.waitMs / 1000))
      return taken.count
    },
    forget: (key) => store.forgetAttempts(key),
  }
}
