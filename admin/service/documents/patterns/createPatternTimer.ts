import { createWarmWorker, OutOfTime, type WarmWorker } from '../../base/background/createWarmWorker.ts'
import { createTurns } from '../../base/background/createTurns.ts'
import type { PatternWorks } from './PatternWorks.ts'

/**
 * The milliseconds of CPU time that a pattern took with the worst text found for it; Infinity if it did not end in
 * time.
 */
export type PatternTimer = (pattern: string) => Promise<number>

/** A release has its patterns timed one after another; then nobody asks for hours. */
const KEPT_MS = 5_000

/** Times patterns in a worker: one that runs for ever ends the worker, never the service. Results are remembered. */
export function createPatternTimer({ computingMs = 2_000, waitingMs = 60_000 } = {}): PatternTimer {
  const known = new Map<string, number>()
  const takeTurn = createTurns()
  let worker: WarmWorker<PatternWorks> | undefined
  let ending: NodeJS.Timeout | undefined

  function warm(): WarmWorker<PatternWorks> {
    clearTimeout(ending)
    worker ??= createWarmWorker<PatternWorks>({
      script: new URL('./patternWorker.ts', import.meta.url),
      name: 'pattern check',
      memoryMb: 64,
      computingMs,
      waitingMs,
    })
    return worker
  }

  function endLater(): void {
    ending = setTimeout(() => {
      void worker?.close()
      worker = undefined
    }, KEPT_MS).unref()
  }

  async function time(pattern: string): Promise<number> {
    try {
      return await warm().ask('time', pattern)
    } catch (error) {
      if (error instanceof OutOfTime) return Infinity
      throw error
    } finally {
      endLater()
    }
  }

  return (pattern) =>
    takeTurn(async () => {
      const before = known.get(pattern)
      if (before !== undefined) return before
      const took = await time(pattern)
      // Authors try many patterns and publish few.
      if (known.size >= 1_000) known.clear()
      known.set(pattern, took)
      return took
    })
}
