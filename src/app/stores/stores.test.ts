import { describe, expect, it, vi } from 'vitest'
import { createStore } from './createStore.ts'
import { derive } from './derive.ts'
import { deriveBoth } from './deriveBoth.ts'

describe('a store', () => {
  it('tells its listeners of a new value, until they end', () => {
    const store = createStore(1)
    const listener = vi.fn<() => void>()
    const end = store.subscribe(listener)
    store.set(2)
    end()
    store.set(3)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(store.getSnapshot()).toBe(3)
  })

  it('tells nobody of an equal value', () => {
    const store = createStore('a')
    const listener = vi.fn<() => void>()
    store.subscribe(listener)
    store.set('a')
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('a derived value', () => {
  it('is the same object as long as its source is', () => {
    const store = createStore({ name: 'a' })
    const derived = derive(store, ({ name }) => ({ upper: name.toUpperCase() }))
    const first = derived.getSnapshot()
    expect(derived.getSnapshot()).toBe(first)
    store.set({ name: 'b' })
    expect(derived.getSnapshot()).toEqual({ upper: 'B' })
  })

  it('follows both of its sources', () => {
    const a = createStore(1)
    const b = createStore(2)
    const sum = deriveBoth(a, b, (x, y) => x + y)
    const listener = vi.fn<() => void>()
    const end = sum.subscribe(listener)
    a.set(10)
    b.set(20)
    expect(sum.getSnapshot()).toBe(30)
    expect(listener).toHaveBeenCalledTimes(2)
    end()
    a.set(0)
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
