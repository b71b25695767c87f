import { describe, expect, it, vi } from 'vitest'
import { createStore } from './createStore.ts'

describe('a store', () => {
  it('calls its listeners on a new value, until they end', () => {
    const store = createStore(1)
    const listener = vi.fn<() => void>()
    const end = store.subscribe(listener)
    store.set(2)
    end()
    store.set(3)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(store.getSnapshot()).toBe(3)
  })

  it('calls nobody on an equal value', () => {
    const store = createStore('a')
    const listener = vi.fn<() => void>()
    store.subscribe(listener)
    store.set('a')
    expect(listener).not.toHaveBeenCalled()
  })

  it('calls a listener once, even when it subscribes again while it is called', () => {
    const store = createStore(0)
    let told = 0
    const listen = () => {
      const stop = store.subscribe(() => {
        told += 1
        if (told > 10) throw new Error('told for ever')
        stop()
        listen()
      })
    }
    listen()
    store.set(1)
    expect(told).toBe(1)
  })
})
