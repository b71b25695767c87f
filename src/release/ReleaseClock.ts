/** Time for the release client: the device's clock and its timers. */
export interface ReleaseClock {
  now(): number
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}
