/** How long a write waits for another process that is writing. */
export interface Patience {
  readonly ms: number
  readonly wait: (ms: number) => Promise<void>
  readonly random: () => number
  /** Milliseconds on a steady clock, whatever happens to the wall clock. */
  readonly ticks: () => number
}

const AT_LEAST = 3
const AT_MOST = 40

/**
 * Tries again while another process writes. SQLite's own busy handler would block the whole process meanwhile, and with
 * it every member who reads; this waits between two tries, a random time so that several waiting processes take turns.
 */
export async function waitForLock<T>(attempt: () => Promise<T>, { ms, wait, random, ticks }: Patience): Promise<T> {
  const until = ticks() + ms
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!isBusy(error) || ticks() >= until) throw error
      await wait(AT_LEAST + random() * (AT_MOST - AT_LEAST))
    }
  }
}

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('SQLITE_BUSY')
  )
}
