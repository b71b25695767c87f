import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { letGoOfSlow } from './proxyPlatform.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const LOOK_MS = 20_000

/** An answer that comes in pieces of 16 KiB, and is taken by pieces of the given size between two looks. */
function answerTaken(bytes: number): { readonly answer: PassThrough; readonly pass: () => void } {
  const answer = new PassThrough({ highWaterMark: 1024 * 1024 })
  let received = 0
  letGoOfSlow(answer, () => received)
  return {
    answer,
    pass: () => {
      for (let n = 0; n < 4; n += 1) {
        answer.write(Buffer.alloc(16_384))
        received += 16_384
      }
      if (bytes > 0) answer.read(bytes)
      vi.advanceTimersByTime(LOOK_MS)
    },
  }
}

it('ends an answer of which too little is taken', () => {
  const { answer, pass } = answerTaken(8_192)
  pass()
  expect(answer.destroyed).toBe(true)
})

it('leaves an answer alone that is taken, and one for which the platform takes its time', () => {
  const read = answerTaken(60_000)
  for (let n = 0; n < 5; n += 1) read.pass()
  expect(read.answer.destroyed).toBe(false)
  const silent = new PassThrough()
  letGoOfSlow(silent, () => 0)
  vi.advanceTimersByTime(LOOK_MS * 10)
  expect(silent.destroyed).toBe(false)
})

it('ends nothing of the process when an answer breaks before anything reads it, and leaves no timer', async () => {
  const answer = new PassThrough()
  letGoOfSlow(answer, () => 0)
  answer.destroy(new Error('cut off'))
  await vi.advanceTimersByTimeAsync(0)
  expect([answer.destroyed, vi.getTimerCount()]).toEqual([true, 0])
})
