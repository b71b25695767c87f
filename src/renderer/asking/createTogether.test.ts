import { expect, test } from 'vitest'
import { createTogether } from './createTogether.ts'

const signal = () => new AbortController().signal
const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

test('sends what is asked twice in one turn once, and again in another', async () => {
  const together = createTogether()
  let calls = 0
  const send = async () => Promise.resolve((calls += 1))
  expect(
    await Promise.all([
      together('sums', signal(), send),
      together('sums', signal(), send),
      together('rows', signal(), send),
    ]),
  ).toEqual([1, 1, 2])
  await turn()
  expect(await together('sums', signal(), send)).toBe(3)
})

test('is aborted when the last one waiting gives up, and sent again for the next one', async () => {
  const together = createTogether()
  const signals: AbortSignal[] = []
  const send = async (until: AbortSignal) => {
    signals.push(until)
    return new Promise<never>(() => undefined)
  }
  const [one, other] = [new AbortController(), new AbortController()]
  void together('sums', one.signal, send)
  void together('sums', other.signal, send)
  one.abort()
  expect(signals[0]?.aborted).toBe(false)
  other.abort()
  expect(signals[0]?.aborted).toBe(true)
  void together('sums', signal(), send)
  expect(signals).toHaveLength(2)
  await turn()
})
