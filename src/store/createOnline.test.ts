// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { createOnline, type Reached } from './createOnline.ts'
import { createStore } from './createStore.ts'

describe('being online', () => {
  it('takes a network and a service that answers, and a change of either is told', () => {
    const network = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(true)
    const reached = createStore({ online: true, lastCheckedAt: 1 })
    const online = createOnline(window, reached)
    const seen: boolean[] = []
    const stop = online.subscribe(() => seen.push(online.getSnapshot()))
    reached.set({ online: false, lastCheckedAt: 1 })
    reached.set({ online: true, lastCheckedAt: 2 })
    network.mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    network.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    stop()
    reached.set({ online: false, lastCheckedAt: 2 })
    window.dispatchEvent(new Event('offline'))
    expect(seen).toEqual([false, true, false, true])
    network.mockRestore()
  })

  it('is proved by an answer of the service where the browser says for good that there is no network', () => {
    const network = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    const reached = createStore<Reached>({
      online: true,
      lastCheckedAt: null,
    })
    const online = createOnline(window, reached)
    const seen: boolean[] = []
    const stop = online.subscribe(() => seen.push(online.getSnapshot()))
    expect(online.getSnapshot()).toBe(false)
    reached.set({ online: true, lastCheckedAt: 1 })
    // An answer from before says nothing of the network that the browser now says is gone.
    window.dispatchEvent(new Event('offline'))
    reached.set({ online: true, lastCheckedAt: 2 })
    reached.set({ online: false, lastCheckedAt: 2 })
    stop()
    expect(seen).toEqual([true, false, true, false])
    network.mockRestore()
  })
})
