import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runInSlices } from './runInSlices.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

/** Work of so many steps, each of 3 ms. */
function* work(steps: number): Generator<undefined, number> {
  for (let step = 0; step < steps; step += 1) {
    vi.advanceTimersByTime(3)
    yield undefined
  }
  return steps
}

it('does what is short at once', () => {
  const done = vi.fn<(steps: number) => void>()
  runInSlices(work(2), () => expect.unreachable(), done)
  expect(done).toHaveBeenCalledExactlyOnceWith(2)
})

it('lets the device do other things after 8 ms, until all is done', () => {
  const done = vi.fn<(steps: number) => void>()
  const pauses: (() => void)[] = []
  runInSlices(work(7), (goOn) => pauses.push(goOn), done)
  expect(performance.now()).toBeLessThan(12)
  for (let pause = pauses.shift(); pause; pause = pauses.shift()) {
    expect(done).not.toHaveBeenCalled()
    pause()
  }
  expect(done).toHaveBeenCalledExactlyOnceWith(7)
})

it('does nothing more once it is given up', () => {
  const done = vi.fn<(steps: number) => void>()
  const pauses: (() => void)[] = []
  const stop = runInSlices(work(7), (goOn) => pauses.push(goOn), done)
  stop()
  pauses[0]?.()
  expect(pauses).toHaveLength(1)
  expect(done).not.toHaveBeenCalled()
})
