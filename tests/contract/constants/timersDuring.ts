import { vi } from 'vitest'

/** Seconds of each timer that is started while something goes on. */
export async function timersDuring(go: () => Promise<unknown>): Promise<ReadonlySet<number>> {
  const started = vi.spyOn(globalThis, 'setTimeout')
  await go()
  const seconds = new Set(started.mock.calls.map(([, delay = 0]) => delay / 1000))
  started.mockRestore()
  return seconds
}
