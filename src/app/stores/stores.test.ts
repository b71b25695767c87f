import { describe, expect, it, vi } from 'vitest'
import { createStore } from '../../store/createStore.ts'
import { derive } from './derive.ts'
import { deriveBoth } from './deriveBoth.ts'

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
