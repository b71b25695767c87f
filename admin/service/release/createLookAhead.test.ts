import { expect, it, vi } from 'vitest'
import { createLookAhead } from './createLookAhead.ts'

function start() {
  const ends: (() => void)[] = []
  const prepare = vi.fn<() => Promise<void>>(() => new Promise((resolve) => ends.push(resolve)))
  const settle = async (): Promise<void> => {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  return { prepare, settle, lookAhead: createLookAhead(prepare) }
}

it('begins at the first change', () => {
  const { prepare, lookAhead } = start()
  lookAhead()
  expect(prepare).toHaveBeenCalledTimes(1)
})

it('passes over the drafts between the one under way and the last', async () => {
  const { prepare, settle, lookAhead } = start()
  for (let change = 0; change < 5; change += 1) lookAhead()
  expect(prepare).toHaveBeenCalledTimes(1)
  await settle()
  expect(prepare).toHaveBeenCalledTimes(2)
  await settle()
  expect(prepare).toHaveBeenCalledTimes(2)
})

it('goes on after a failure', async () => {
  const prepare = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('x')))
  const lookAhead = createLookAhead(prepare)
  lookAhead()
  await new Promise(setImmediate)
  lookAhead()
  expect(prepare).toHaveBeenCalledTimes(2)
})
