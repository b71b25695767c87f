import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchStart } from './watchStart.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function start({ hasIdle = true } = {}) {
  const answers: (() => void)[] = []
  const idle: (() => void)[] = []
  const fetch = vi.fn<typeof globalThis.fetch>(
    async () => new Promise((resolve) => answers.push(() => resolve(new Response('{}')))),
  )
  const window = {
    setTimeout: globalThis.setTimeout as typeof globalThis.window.setTimeout,
    ...(hasIdle && {
      requestIdleCallback: (run: IdleRequestCallback) =>
        idle.push(() => run({ didTimeout: false, timeRemaining: () => 50 })),
    }),
  }
  let isLoading = false
  const starting = watchStart({ fetch, isLoading: () => isLoading, window })
  let isOver = false
  void starting.over.then(() => (isOver = true))
  const pass = async () => vi.advanceTimersByTimeAsync(0)
  return {
    ...starting,
    answer: async () => {
      answers.shift()?.()
      await pass()
    },
    rest: async () => {
      await vi.advanceTimersByTimeAsync(300)
      idle.shift()?.()
      await pass()
    },
    isOver: () => isOver,
    setLoading: (is: boolean) => (isLoading = is),
    isIdleAsked: () => idle.length > 0,
  }
}

describe('the start', () => {
  it('is over once the first screen has drawn its answers and the device has nothing to do', async () => {
    const starting = start()
    void starting.fetch('api/user')
    await starting.rest()
    expect(starting.isOver()).toBe(false)
    starting.show()
    await starting.rest()
    expect(starting.isOver()).toBe(false)
    await starting.answer()
    expect(starting.isOver()).toBe(false)
    await vi.advanceTimersByTimeAsync(299)
    expect(starting.isIdleAsked()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await starting.rest()
    expect(starting.isOver()).toBe(true)
  })

  it('goes on while answers lead to other calls', async () => {
    const starting = start()
    starting.show()
    void starting.fetch('api/user')
    await starting.answer()
    void starting.fetch('api/gettransrecord')
    await starting.rest()
    expect(starting.isOver()).toBe(false)
    await starting.answer()
    await starting.rest()
    expect(starting.isOver()).toBe(true)
  })

  it('goes on while a part of the screen waits for its code', async () => {
    const starting = start()
    starting.show()
    starting.setLoading(true)
    await starting.rest()
    expect(starting.isOver()).toBe(false)
    starting.setLoading(false)
    await starting.rest()
    expect(starting.isOver()).toBe(true)
  })

  it('is over in any case after two seconds, also when no screen shows', async () => {
    const starting = start()
    await vi.advanceTimersByTimeAsync(1999)
    expect(starting.isOver()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(starting.isOver()).toBe(true)
  })

  it('ends where the browser does not say when it is idle', async () => {
    const starting = start({ hasIdle: false })
    starting.show()
    await vi.advanceTimersByTimeAsync(310)
    expect(starting.isOver()).toBe(true)
  })

  it('counts a call that fails as answered', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Promise.reject(new TypeError('offline')))
    const starting = watchStart({
      fetch,
      isLoading: () => false,
      window: { setTimeout: globalThis.setTimeout as typeof globalThis.window.setTimeout },
    })
    await expect(starting.fetch('api/user')).rejects.toThrow('offline')
    starting.show()
    const over = vi.fn<() => void>()
    void starting.over.then(over)
    await vi.advanceTimersByTimeAsync(310)
    expect(over).toHaveBeenCalled()
  })
})
