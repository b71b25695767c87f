import { Worker } from 'node:worker_threads'
import { limitTurn } from '../background/limitTurn.ts'
import { createTurns } from '../release/createTurns.ts'

/**
 * The milliseconds of CPU time that a pattern took with the worst text found for it; Infinity if it did not end in
 * time.
 */
export type PatternTimer = (pattern: string) => Promise<number>

/** Times patterns in a worker: one that runs for ever ends the worker, never the service. Results are remembered. */
export function createPatternTimer({ computingMs = 2_000, waitingMs = 60_000 } = {}): PatternTimer {
  const known = new Map<string, number>()
  const takeTurn = createTurns()

  return (pattern) =>
    takeTurn(async () => {
      const before = known.get(pattern)
      if (before !== undefined) return before
      const took = await time(pattern, { computingMs, waitingMs })
      // Authors try many patterns and publish few.
      if (known.size >= 1_000) known.clear()
      known.set(pattern, took)
      return took
    })
}

async function time(
  pattern: string,
  limits: { readonly computingMs: number; readonly waitingMs: number },
): Promise<number> {
  const worker = new Worker(new URL('./patternWorker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  })
  worker.unref()
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const unwatch = limitTurn(worker, limits, () => resolve(Infinity))
  worker.once('message', resolve).once('error', reject)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  worker.postMessage(pattern)
  return promise.finally(() => {
    unwatch()
    void worker.terminate()
  })
}
