import { vi } from 'vitest'

const STEP = 100

/**
 * Seconds of the fake clock until something happens, to the tenth; undefined when it does not within `most` seconds. The
 * clock stands still but for the steps that are counted here.
 */
export async function secondsUntil(happened: () => boolean, most: number): Promise<number | undefined> {
  vi.setTimerTickMode('manual')
  try {
    for (let passed = STEP; passed <= most * 1000; passed += STEP) {
      await vi.advanceTimersByTimeAsync(STEP)
      if (happened()) return passed / 1000
    }
    return undefined
  } finally {
    vi.setTimerTickMode('interval')
  }
}
