import { expect, it, onTestFinished, vi } from 'vitest'
import { createBreath } from './createBreath.ts'

it('a breath lets others go once the work has had the thread for two milliseconds, and not before', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => void vi.restoreAllMocks())
  const breathe = createBreath()
  const served: number[] = []
  const left: number[] = []
  for (; now < 7; now += 1) {
    const moment = now
    setImmediate(() => served.push(moment))
    await breathe()
    left.push(served.length)
  }
  expect(left).toEqual([0, 0, 3, 3, 5, 5, 7])
})
