import { expect, test } from 'vitest'
import { constant } from '../../store/Store.ts'
import { createRequests } from './requests.ts'

const visible = { visibility: constant('visible' as const), online: constant(true) }
const signal = () => new AbortController().signal
const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

test('sends what is asked twice in one turn once, and again in another', async () => {
  const requests = createRequests(visible)
  let calls = 0
  const send = async () => Promise.resolve((calls += 1))
  expect(
    await Promise.all([
      requests.together('sums', signal(), send),
      requests.together('sums', signal(), send),
      requests.together('rows', signal(), send),
    ]),
  ).toEqual([1, 1, 2])
  await turn()
  expect(await requests.together('sums', signal(), send)).toBe(3)
})

test('is aborted when the last one waiting gives up, and sent again for the next one', async () => {
  const requests = createRequests(visible)
  const signals: AbortSignal[] = []
  const send = async (until: AbortSignal) => {
    signals.push(until)
    return new Promise<never>(() => undefined)
  }
  const [one, other] = [new AbortController(), new AbortController()]
  void requests.together('sums', one.signal, send)
  void requests.together('sums', other.signal, send)
  one.abort()
  expect(signals[0]?.aborted).toBe(false)
  other.abort()
  expect(signals[0]?.aborted).toBe(true)
  void requests.together('sums', signal(), send)
  expect(signals).toHaveLength(2)
  await turn()
})
