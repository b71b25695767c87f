// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveAddress } from './useWayOut.ts'

const heard = vi.fn<() => void>()

beforeEach(() => {
  heard.mockClear()
  window.addEventListener('popstate', heard)
})
afterEach(() => {
  vi.useRealTimers()
  window.removeEventListener('popstate', heard)
  Reflect.deleteProperty(window, 'navigation')
})

const known = { hasBefore: true, isOnOverlay: () => false }
const unknown = { hasBefore: false, isOnOverlay: () => false }
const push = (...hashes: readonly string[]) => hashes.forEach((hash) => window.history.pushState(null, '', hash))

describe('without the Navigation API, back from an address', () => {
  it('leads over all entries of it to the one before, and the next step is right', async () => {
    push('#/mine', '#/game', '#/game', '#/game')
    expect(await leaveAddress(window, known)).toBe(true)
    expect(window.location.hash).toBe('#/mine')
    heard.mockClear()
    window.history.back()
    await vi.waitFor(() => expect(heard).toHaveBeenCalled())
    expect(window.location.hash).not.toBe('#/mine')
  })

  it('goes on where the browser takes a step without a word', async () => {
    push('#/mine', '#/game', '#/game')
    const back = vi.spyOn(window.history, 'back').mockImplementationOnce(() => undefined)
    expect(await leaveAddress(window, known)).toBe(true)
    expect(back).toHaveBeenCalledTimes(3)
    expect(window.location.hash).toBe('#/mine')
  })

  it('takes no step out of the app', async () => {
    push('#/game', '#/game')
    expect(await leaveAddress(window, unknown)).toBe(false)
    expect(window.location.hash).toBe('#/game')
    expect(heard).not.toHaveBeenCalled()
  })

  it('that the app began at leads to the entry below the guard’s', async () => {
    push('#/game')
    window.history.replaceState('below', '')
    for (const step of ['guard', 'frame', 'frame']) window.history.pushState(step, '', '#/game')
    const isOnOverlay = () => window.history.state !== 'below'
    expect(await leaveAddress(window, { hasBefore: false, isOnOverlay })).toBe(false)
    expect(window.history.state).toBe('below')
  })
})

describe('with the Navigation API, back from an address', () => {
  const entry = (url: string, index: number) => ({ key: `${url}-${index}`, url, index })
  function install(urls: readonly string[], traverseTo: (key: string) => object) {
    const entries = urls.map(entry)
    Object.assign(window, { navigation: { entries: () => entries, currentEntry: entries.at(-1), traverseTo } })
  }

  it('leads straight to the last entry with another one', async () => {
    push('#/game')
    const traverseTo = vi.fn<(key: string) => object>(() => {
      window.history.replaceState(null, '', '#/mine')
      return {}
    })
    install(['#/kefu', '#/mine', '#/game', '#/game', '#/game'], traverseTo)
    expect(await leaveAddress(window, known)).toBe(true)
    expect(traverseTo.mock.calls).toEqual([['#/mine-1']])
  })

  it('that is the only one of the app leads to its first entry', async () => {
    push('#/game')
    const traverseTo = vi.fn<(key: string) => object>(() => ({}))
    install(['#/game', '#/game', '#/game'], traverseTo)
    expect(await leaveAddress(window, unknown)).toBe(false)
    expect(traverseTo.mock.calls).toEqual([['#/game-0']])
  })

  it('takes no other step while the browser is on its way', async () => {
    vi.useFakeTimers()
    push('#/kefu', '#/mine', '#/game')
    const back = vi.spyOn(window.history, 'back')
    const way = Promise.withResolvers<undefined>()
    install(['#/kefu', '#/mine', '#/game'], () => ({ committed: way.promise, finished: way.promise }))
    const leaving = leaveAddress(window, known)
    await vi.advanceTimersByTimeAsync(2000)
    window.history.replaceState(null, '', '#/mine')
    way.resolve(undefined)
    await vi.runAllTimersAsync()
    expect(await leaving).toBe(true)
    expect(back).not.toHaveBeenCalled()
  })

  it('takes single steps where the browser refuses', async () => {
    push('#/mine', '#/game')
    install(['#/mine', '#/game'], () => ({
      committed: Promise.reject(new Error('aborted')),
      finished: Promise.reject(new Error('aborted')),
    }))
    expect(await leaveAddress(window, known)).toBe(true)
    expect(window.location.hash).toBe('#/mine')
  })
})
