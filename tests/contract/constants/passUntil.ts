import { vi } from 'vitest'

/**
 * Turns of the loop in which everything that a timer started finishes, including an answer of the simulated platform.
 */
const TURNS = 20

/**
 * Lets seconds of the fake clock pass, from timer to timer, until something happens; answers whether it did within
 * `most` seconds. The clock moves only by the steps that are taken here.
 */
export async function passUntil(happened: () => boolean, most: number): Promise<boolean> {
  vi.setTimerTickMode('manual')
  const over = new AbortController()
  const end = setTimeout(() => over.abort(), most * 1000)
  try {
    while (!over.signal.aborted && !happened()) {
      await vi.advanceTimersToNextTimerAsync()
      for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    }
    return happened()
  } finally {
    clearTimeout(end)
    vi.setTimerTickMode('interval')
  }
}
