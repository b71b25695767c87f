import type { Period } from '../../format/time/period.ts'
import { nextEdge } from '../../format/time/periodState.ts'
import { reuseEqual } from '../../platform/reuseEqual.ts'
import type { Host } from './Host.ts'
import type { Readable } from '../../store/Store.ts'

/** Looked at this often in any case, in ms: server time is learned from answers, and a device may have slept. */
const LONGEST = 60_000

/**
 * Value of the present: read again when a period begins or ends by server time, and when a part changes.
 * @param parts what `periods` and `read` are taken from
 */
export function createTimely<T>(
  clock: Host['clock'],
  parts: readonly Readable<unknown>[],
  periods: () => readonly Pick<Period, 'from' | 'until'>[],
  read: (now: number) => T,
): Readable<T> {
  let last: T | undefined

  return {
    getSnapshot() {
      const next = reuseEqual(last, read(clock.now()))
      last = next
      return next
    },
    subscribe(onChange) {
      let timer: ReturnType<typeof setTimeout> | undefined
      function wait(): void {
        clearTimeout(timer)
        const now = clock.now()
        timer = setTimeout(handleChange, Math.min(nextEdge(periods(), now) - now, LONGEST))
      }
      function handleChange(): void {
        wait()
        onChange()
      }
      wait()
      const stops = parts.map((part) => part.subscribe(handleChange))
      return () => {
        clearTimeout(timer)
        for (const stop of stops) stop()
      }
    },
  }
}
