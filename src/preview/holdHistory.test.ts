// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdHistory } from './holdHistory.ts'

describe('an app in a frame', () => {
  const popped: unknown[] = []
  const handlePop = ({ state }: PopStateEvent) => popped.push(state)
  beforeEach(() => {
    popped.length = 0
    window.history.replaceState({ idx: 0 }, '', '#/')
    window.addEventListener('popstate', handlePop)
    Object.assign(window, { navigation: {} })
    holdHistory(window)
  })
  afterEach(() => {
    window.removeEventListener('popstate', handlePop)
    for (const name of ['pushState', 'go', 'back', 'forward']) Reflect.deleteProperty(window.history, name)
    Reflect.deleteProperty(window, 'navigation')
  })

  const steps = async (times: number) => vi.waitFor(() => expect(popped).toHaveLength(times))

  it('walks through a history of its own and adds nothing to the tab’s', async () => {
    const { history, location } = window
    const before = history.length
    history.pushState({ idx: 1 }, '', '#/mine')
    history.pushState({ idx: 1, overlay: true }, '')
    expect(history.length).toBe(before)
    history.back()
    await steps(1)
    expect([location.hash, history.state]).toEqual(['#/mine', { idx: 1 }])
    history.go(-1)
    await steps(2)
    expect([location.hash, history.state]).toEqual(['#/', { idx: 0 }])
    history.forward()
    await steps(3)
    expect(location.hash).toBe('#/mine')
    expect(popped).toEqual([{ idx: 1 }, { idx: 0 }, { idx: 1 }])
  })

  it('does not hear of the tab’s own entries', () => {
    expect(window.navigation).toBeUndefined()
  })

  it('comes back to an entry as it was left, and to none that was written over', async () => {
    const { history, location } = window
    history.pushState(1, '', '#/betRecord')
    history.replaceState(2, '', '#/betRecord?date=2')
    history.pushState(3, '', '#/kefu')
    history.back()
    await steps(1)
    expect([location.hash, history.state]).toEqual(['#/betRecord?date=2', 2])
    history.pushState(4, '', '#/vip')
    history.forward()
    history.back()
    await steps(2)
    expect(location.hash).toBe('#/betRecord?date=2')
  })

  it('goes no further back than it came', async () => {
    const { history, location } = window
    history.pushState(1, '', '#/mine')
    history.go(-2)
    history.back()
    await steps(1)
    history.back()
    history.forward()
    await steps(2)
    expect(location.hash).toBe('#/mine')
  })
})
