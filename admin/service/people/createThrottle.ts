import { backoff } from '../../../src/timing/backoff.ts'
import { TooManyAttempts } from '../base/refusals.ts'
import type { AttemptStore } from '../store/rows/attemptRows.ts'

export interface ThrottlePolicy {
  /** Attempts that need not wait for each other. */
  readonly free: number
  /** After so long without an attempt the count starts again, in ms; longer than `longest`. */
  readonly forgetAfter: number
  /** The longest wait between two attempts, in ms. */
  readonly longest: number
}

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
  readonly policy: ThrottlePolicy
}): Throttle {
  const { free, forgetAfter, longest } = policy

  const waitAfter = (count: number): number =>
    count < free ? 0 : backoff(count - free, { first: 1000, most: longest })

  return {
    async take(key) {
      const now = clock.now()
      const taken = await store.takeAttempt(key, { now, forgetAfter }, ({ count, lastAt }) => {
        // A clock that was set back must not make anybody wait longer than the longest wait.
        const passed = Math.max(0, now - lastAt)
        return Math.max(0, waitAfter(count) - passed)
      })
      if (taken.waitMs > 0) throw new TooManyAttempts(Math.ceil(taken.waitMs / 1000))
      return taken.count
    },
    forget: (key) => store.forgetAttempts(key),
  }
}
