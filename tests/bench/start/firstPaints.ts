/** What a member sees first, in milliseconds since the visit began; `shift` is the cumulative layout shift. */
export interface FirstPaints {
  readonly first: number
  readonly largest: number
  /** When the first call of the platform left. */
  readonly call: number
  readonly shift: number
  /** Of all that had come over the network by the largest paint, headers included. */
  readonly kilobytes: number
}

declare global {
  interface Window {
    firstPaints: { largest: number; shift: number }
  }
}

/** Runs in the page before anything else: notes what the browser paints and moves. */
export function watchPaints(): void {
  if (window !== window.top) return
  window.firstPaints = { largest: 0, shift: 0 }
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => (window.firstPaints.largest = startTime))
  watch('layout-shift', (entry) => {
    const isOwn = !('hadRecentInput' in entry) || entry.hadRecentInput !== true
    if (isOwn && 'value' in entry) window.firstPaints.shift += Number(entry.value)
  })
}

/** Runs in the page once nothing more comes. */
export function readPaints(): FirstPaints {
  const resources = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming)
  const calls = resources.filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
  const { largest, shift } = window.firstPaints
  const come = resources.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= largest)
  return {
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largest,
    call: Math.min(...calls.map(({ startTime }) => startTime)),
    shift,
    kilobytes: come.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
  }
}
