/** What a member sees first, in milliseconds since the page began; `shift` is the cumulative layout shift. */
export interface FirstPaints {
  readonly first: number
  readonly largest: number
  /** When the first call of the platform left. */
  readonly call: number
  readonly shift: number
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
  const calls = performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
  return {
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largest: window.firstPaints.largest,
    call: Math.min(...calls.map(({ startTime }) => startTime)),
    shift: window.firstPaints.shift,
  }
}
