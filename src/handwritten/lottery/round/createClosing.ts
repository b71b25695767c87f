import { createListeners } from '../../../store/createListeners.ts'
import type { Readable } from '../../../store/Store.ts'

const SECOND = 1000

interface ClosingOptions {
  /** Seconds until betting closes, as the platform said. */
  readonly seconds: number
  /** Server time of that answer, in milliseconds. */
  readonly answeredAt: number
  /** Server time: the device's clock put right by the platform's answers. */
  readonly clock: { now(): number }
  /** A clock that nobody can set, such as `performance`; it may stop while the device sleeps. */
  readonly steady: { now(): number }
  readonly visibility: Readable<'visible' | 'hidden'>
}

/** The time until betting closes, in whole seconds begun; tells its listeners of each change. */
export interface Closing extends Readable<number> {
  /** Whether the period is over now, to the millisecond and however long nobody has looked. */
  readonly isOver: () => boolean
}

/**
 * Counts a period down. Two clocks measure what has passed and the longer time counts: the steady one is not misled by
 * a device clock that is set back, server time runs on while the device sleeps. So betting may shut a moment early
 * (the platform is asked again then) but never late.
 */
export function createClosing({ seconds, answeredAt, clock, steady, visibility }: ClosingOptions): Closing {
  const waited = Math.max(0, clock.now() - answeredAt)
  const answeredSteadily = steady.now() - waited
  const left = () => Math.max(0, seconds * SECOND - Math.max(clock.now() - answeredAt, steady.now() - answeredSteadily))
  const listeners = createListeners()
  let timer: ReturnType<typeof setTimeout> | undefined
  let unwatch = (): void => undefined

  function tick(): void {
    clearTimeout(timer)
    listeners.tell()
    const rest = left()
    // A step begins where a second ends, so that 5 shows when 5 seconds are left.
    if (rest > 0 && listeners.count() > 0) timer = setTimeout(tick, rest % SECOND || SECOND)
  }

  return {
    getSnapshot: () => Math.ceil(left() / SECOND),
    isOver: () => left() === 0,
    subscribe(listener) {
      const end = listeners.add(listener)
      if (listeners.count() === 1) {
        unwatch = visibility.subscribe(tick)
        tick()
      }
      return () => {
        end()
        if (listeners.count() > 0) return
        unwatch()
        clearTimeout(timer)
      }
    },
  }
}
