import { expect, it } from 'vitest'
import { createSharedTurn } from './createSharedTurn.ts'

it('does one task for all who ask before it begins, one at a time, and another for who asks later', async () => {
  let running = 0
  let done = 0
  const ends: (() => void)[] = []
  const ask = createSharedTurn(async () => {
    running += 1
    expect(running).toBe(1)
    await new Promise<void>((resolve) => ends.push(resolve))
    running -= 1
    done += 1
  }, 0)
  const first = [ask(), ask()]
  await Promise.resolve()
  const second = [ask(), ask(), ask()]
  while (ends.length === 0) await Promise.resolve()
  ends.shift()?.()
  await Promise.all(first)
  expect(done).toBe(1)
  while (ends.length === 0) await Promise.resolve()
  ends.shift()?.()
  await Promise.all(second)
  expect(done).toBe(2)
})
