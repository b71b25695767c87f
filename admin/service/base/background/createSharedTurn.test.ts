import { expect, it, vi } from 'vitest'
import { createSharedTurn } from './createSharedTurn.ts'

it('runs one task for everybody who asks before it begins, and the next for later callers, one at a time', async () => {
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
  const begun = () => vi.waitFor(() => expect(ends).toHaveLength(1))
  const first = [ask(), ask()]
  await begun()
  const second = [ask(), ask(), ask()]
  ends.shift()?.()
  await Promise.all(first)
  expect(done).toBe(1)
  await begun()
  ends.shift()?.()
  await Promise.all(second)
  expect(done).toBe(2)
})

it('runs again for later callers after a task that failed', async () => {
  let times = 0
  const ask = createSharedTurn(async () => {
    times += 1
    if (times === 1) throw new Error('The store is away.')
  }, 0)
  await expect(ask()).rejects.toThrow('away')
  await ask()
  expect(times).toBe(2)
})
