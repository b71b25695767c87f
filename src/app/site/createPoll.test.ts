import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPoll } from './createPoll.ts'
import { createStore } from '../../store/createStore.ts'

const visibility = createStore<'visible' | 'hidden'>('visible')
const start = (run: () => Promise<unknown>) => {
  const poll = createPoll({ run, every: () => 30_000, visibility, random: () => 0 })
  poll.start()
  return poll
}

describe('a poll', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    visibility.set('visible')
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('runs every interval until it is stopped', async () => {
    const run = vi.fn<() => Promise<void>>(async () => Promise.resolve())
    const poll = start(run)
    await vi.advanceTimersByTimeAsync(90_000)
    expect(run).toHaveBeenCalledTimes(3)
    poll.stop()
    await vi.advanceTimersByTimeAsync(90_000)
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('follows a changed interval at once, less the time that has passed', async () => {
    const every = createStore(300_000)
    const run = vi.fn<() => Promise<void>>(async () => Promise.resolve())
    const poll = createPoll({ run, every: every.getSnapshot, follows: every, visibility })
    poll.start()
    await vi.advanceTimersByTimeAsync(8000)
    every.set(10_000)
    await vi.advanceTimersByTimeAsync(1999)
    expect(run).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(run).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(run).toHaveBeenCalledTimes(2)

    await vi.advanceTimersByTimeAsync(6000)
    every.set(5000)
    await vi.advanceTimersByTimeAsync(0)
    expect(run).toHaveBeenCalledTimes(3)
    poll.stop()
    every.set(1000)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('is silent while the page is hidden and runs once on return', async () => {
    const run = vi.fn<() => Promise<void>>(async () => Promise.resolve())
    const poll = start(run)
    visibility.set('hidden')
    await vi.advanceTimersByTimeAsync(300_000)
    expect(run).not.toHaveBeenCalled()
    visibility.set('visible')
    await vi.advanceTimersByTimeAsync(0)
    expect(run).toHaveBeenCalledTimes(1)
    poll.stop()
  })

  it('slows down after failures and resumes its pace after a success', async () => {
    const run = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new Error())
      .mockRejectedValueOnce(new Error())
      .mockResolvedValue()
    const poll = start(run)
    await vi.advanceTimersByTimeAsync(30_000)
    await vi.advanceTimersByTimeAsync(59_999)
    expect(run).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(run).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(run).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(run).toHaveBeenCalledTimes(4)
    poll.stop()
  })

  it('never runs twice for one interval when the page is shown in the middle of a run', async () => {
    let answer: () => void = () => undefined
    const run = vi.fn<() => Promise<void>>(async () => new Promise<void>((resolve) => (answer = resolve)))
    const poll = start(run)
    await vi.advanceTimersByTimeAsync(30_000)
    visibility.set('hidden')
    visibility.set('visible')
    answer()
    await vi.advanceTimersByTimeAsync(29_999)
    expect(run).toHaveBeenCalledTimes(2)
    poll.stop()
  })
})
