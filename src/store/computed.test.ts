import { describe, expect, it, vi } from 'vitest'
import { computed } from './computed.ts'
import { createStore } from './createStore.ts'

describe('a computed value', () => {
  it('is the same object as long as its source is', () => {
    const store = createStore({ name: 'a' })
    const upper = computed([store], ({ name }) => ({ upper: name.toUpperCase() }))
    const first = upper.getSnapshot()
    expect(upper.getSnapshot()).toBe(first)
    store.set({ name: 'b' })
    expect(upper.getSnapshot()).toEqual({ upper: 'B' })
  })

  it('follows both of its sources', () => {
    const a = createStore(1)
    const b = createStore(2)
    const sum = computed([a, b], (x, y) => x + y)
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
