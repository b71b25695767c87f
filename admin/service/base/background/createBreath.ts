import { setImmediate as letOthersGo } from 'node:timers/promises'

/** How long members may have to wait behind one piece of work, in ms. */
const LONGEST_MS = 2

/**
 * For long work on the thread that serves members, between its pieces: lets whatever else waits go first, once the work
 * has had the thread for a while. One for each piece of work.
 */
export function createBreath(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < LONGEST_MS) return
    await letOthersGo()
    since = performance.now()
  }
}
