import { vi } from 'vitest'

/** Turns of the loop in which what a timer has set off comes to rest, an answer of the simulated platform among it. */
const TURNS = 20

/**
 * Lets seconds of the fake clock pass, from timer to timer, until something happens; tells whether it did within `most`
 * seconds. The clock stands still but for the steps that are taken here.
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
