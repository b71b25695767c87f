import type { ReleaseClock } from '../ReleasesOptions.ts'

export interface FakeClock extends ReleaseClock {
  /** Lets so many milliseconds pass: timers run in order, and what they start settles. */
  advance(ms: number): Promise<void>
  /** When each waiting timer is due, from now. */
  waiting(): readonly number[]
}

/** Lets everything that needs no time settle; a file's hash is counted on another thread, in turn with this one. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await crypto.subtle.digest('SHA-256', new Uint8Array())
    await new Promise((done) => setImmediate(done))
  }
}

export function createFakeClock(start = Date.UTC(2026, 0, 1)): FakeClock {
  let time = start
  let last = 0
  const timers = new Map<number, { readonly due: number; readonly run: () => void }>()

  return {
    now: () => time,
    setTimeout(run, ms) {
      timers.set((last += 1), { due: time + ms, run })
      return last
    },
    clearTimeout: (timer) => void timers.delete(timer as number),
    waiting: () => [...timers.values()].map(({ due }) => due - time).sort((a, b) => a - b),
    async advance(ms) {
      const end = time + ms
      await settle()
      for (;;) {
        const [next] = [...timers].filter(([, { due }]) => due <= end).sort(([, a], [, b]) => a.due - b.due)
        if (!next) break
        timers.delete(next[0])
        time = next[1].due
        next[1].run()
        await settle()
      }
      time = end
    },
  }
}
