import type { Readable } from '../../store/Store.ts'
import { createStore } from '../../store/createStore.ts'

const SECOND = 1000

interface Options {
  readonly clock: { now(): number }
  readonly visibility: Readable<'visible' | 'hidden'>
}

/** Server time by the second for whatever reads `now`; its one timer runs only while read and the page is visible. */
export function createTicker({ clock, visibility }: Options): Readable<number> {
  const time = createStore(clock.now())
  let listening = 0
  let timer: ReturnType<typeof setInterval> | undefined
  let unwatch = (): void => undefined

  const tick = () => time.set(clock.now())
  function run(): void {
    clearInterval(timer)
    timer = undefined
    if (visibility.getSnapshot() === 'hidden') return
    tick()
    timer = setInterval(tick, SECOND)
  }

  return {
    subscribe(onChange) {
      const unsubscribe = time.subscribe(onChange)
      listening += 1
      if (listening === 1) {
        unwatch = visibility.subscribe(run)
        run()
      }
      let isListening = true
      return () => {
        if (!isListening) return
        isListening = false
        unsubscribe()
        listening -= 1
        if (listening > 0) return
        unwatch()
        clearInterval(timer)
        timer = undefined
      }
    },
    getSnapshot() {
      // Nobody ticks it, so it catches up when it is read.
      if (listening === 0 && Math.abs(clock.now() - time.getSnapshot()) >= SECOND) tick()
      return time.getSnapshot()
    },
  }
}
