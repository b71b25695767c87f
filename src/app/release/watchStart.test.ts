import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchStart } from './watchStart.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function start({ hasIdle = true } = {}) {
  const answers: (() => void)[] = []
  const idle: (() => void)[] = []
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Promise((resolve) => answers.push(() => resolve(new Response('{}')))))
  const window = { setTimeout: globalThis.setTimeout as typeof globalThis.window.setTimeout, ...(hasIdle && { requestIdleCallback: (run: IdleRequestCallback) => idle.push(() => run({ didTimeout: false, timeRemaining: () => 50 })) }) }
  const starting = watchStart({ fetch, window })
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
      await pass()
      idle.shift()?.()
      await pass()
    },
    pass,
    isOver: () => isOver,
  }
}

describe('the start', () => {
  it('is over once the first screen has its answers and the device has nothing to do', async () => {
    const starting = start()
    void starting.fetch('api/user')
    await starting.rest()
    expect(starting.isOver()).toBe(false)
    starting.show()
    await starting.rest()
    expect(starting.isOver()).toBe(false)
    await starting.answer()
    expect(starting.isOver()).toBe(false)
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

  it('is over in any case after two seconds, also when no screen shows', async () => {
    const starting = start()
    await vi.advanceTimersByTimeAsync(1999)
    expect(starting.isOver()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(starting.isOver()).toBe(true)
  })

  it('ends where the browser does not tell when it is idle', async () => {
    const starting = start({ hasIdle: false })
    starting.show()
    await starting.pass()
    expect(starting.isOver()).toBe(true)
  })

  it('counts a call that fails as answered', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Promise.reject(new TypeError('offline')))
    const starting = watchStart({ fetch, window: { setTimeout: globalThis.setTimeout as typeof globalThis.window.setTimeout } })
    await expect(starting.fetch('api/user')).rejects.toThrow('offline')
    starting.show()
    const over = vi.fn<() => void>()
    void starting.over.then(over)
    await vi.advanceTimersByTimeAsync(0)
    expect(over).toHaveBeenCalled()
  })
})
