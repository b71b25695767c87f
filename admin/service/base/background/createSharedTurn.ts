import { setTimeout as wait } from 'node:timers/promises'

/**
 * One task for everybody who asks before it begins; the next begins after it ended, and at the earliest `everyMs` after
 * it began.
 */
export function createSharedTurn(task: () => Promise<void>, everyMs: number): () => Promise<void> {
  let coming: Promise<void> | undefined
  let running = Promise.resolve()
  let beganAt = -Infinity

  async function run(): Promise<void> {
    // Who asked for it has been told how it ended.
    await running.catch(() => undefined)
    const early = beganAt + everyMs - performance.now()
    if (early > 0) await wait(early)
    // Later callers may want to see changes that happen during this run.
    coming = undefined
    beganAt = performance.now()
    running = task()
    await running
  }

  return () => (coming ??= run())
}
