/** As long as one slice may keep the device from anything else, in ms. */
const SLICE = 8

export type Pause = (goOn: () => void) => void

/** Between two slices whatever waits has its turn. */
export const briefly: Pause = (goOn) => void setTimeout(goOn)

/** The next slice waits until the device has nothing to do. Safari cannot tell. */
export const whenIdle: Pause = (goOn) =>
  'requestIdleCallback' in window ? void window.requestIdleCallback(goOn) : void setTimeout(goOn, 50)

/**
 * Does work in slices; what is short is done at once. Answers how to give it up.
 * @param work yields wherever it may be interrupted
 */
export function runInSlices<T>(work: Iterator<undefined, T>, pause: Pause, done: (result: T) => void): () => void {
  const run = { isGivenUp: false }

  function goOn(): void {
    const until = performance.now() + SLICE
    while (!run.isGivenUp) {
      const step = work.next()
      if (step.done) {
        done(step.value)
        return
      }
      if (performance.now() > until) {
        pause(goOn)
        return
      }
    }
  }

  goOn()
  return () => {
    run.isGivenUp = true
  }
}
