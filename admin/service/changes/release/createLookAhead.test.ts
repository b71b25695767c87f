import { expect, it, vi } from 'vitest'
import { createLookAhead, PAUSE_MS } from './createLookAhead.ts'

const soon = () => new Promise(setImmediate)

function start() {
  const waits: (() => void)[] = []
  const ends: (() => void)[] = []
  const prepare = vi.fn<(change: string) => Promise<void>>(() => new Promise((resolve) => ends.push(resolve)))
  const wait = vi.fn<(ms: number) => Promise<void>>(() => new Promise((resolve) => waits.push(resolve)))
  return {
    prepare,
    wait,
    lookAhead: createLookAhead({ prepare, wait }),
    pass: async () => {
      waits.shift()?.()
      await soon()
    },
    end: async () => {
      ends.shift()?.()
      await soon()
    },
  }
}

it('begins once nothing has been saved for a moment', async () => {
  const { prepare, wait, lookAhead, pass } = start()
  lookAhead('c')
  expect(wait).toHaveBeenCalledWith(PAUSE_MS)
  expect(prepare).not.toHaveBeenCalled()
  lookAhead('c')
  await pass()
  expect(prepare).not.toHaveBeenCalled()
  await pass()
  expect(prepare.mock.calls).toEqual([['c']])
})

it('passes over the edits between the one under way and the last', async () => {
  const { prepare, lookAhead, pass, end } = start()
  lookAhead('c')
  await pass()
  for (let change = 0; change < 5; change += 1) lookAhead('c')
  await end()
  await pass()
  expect(prepare).toHaveBeenCalledTimes(2)
  await end()
  await pass()
  expect(prepare).toHaveBeenCalledTimes(2)
})

it('prepares each change that was edited, once', async () => {
  const { prepare, lookAhead, pass, end } = start()
  for (const change of ['c', 'd', 'c']) lookAhead(change)
  await pass()
  expect(prepare).not.toHaveBeenCalled()
  for (let round = 0; round < 4; round += 1) {
    await pass()
    await end()
  }
  expect(prepare.mock.calls).toEqual([['c'], ['d']])
})

it('goes on after a failure', async () => {
  const prepare = vi.fn<(change: string) => Promise<void>>(() => Promise.reject(new Error('x')))
  const lookAhead = createLookAhead({ prepare, wait: () => Promise.resolve() })
  lookAhead('c')
  await soon()
  lookAhead('c')
  await soon()
  expect(prepare).toHaveBeenCalledTimes(2)
})
