import { expect, test, vi } from 'vitest'
import { createOverlays } from './createOverlays.ts'

test('back closes the overlay that was opened last', () => {
  const overlays = createOverlays()
  const first = vi.fn<() => void>()
  const second = vi.fn<() => void>()
  overlays.add(first)
  overlays.add(second)

  expect(overlays.closeTop()).toBe(true)
  expect(second).toHaveBeenCalledOnce()
  expect(first).not.toHaveBeenCalled()
})

test('back asks the guard once no overlay is open, and leaving the screen does not', () => {
  const overlays = createOverlays()
  const ask = vi.fn<() => void>()
  const remove = overlays.guard(ask)
  const close = overlays.add(() => close())

  expect(overlays.closeTop()).toBe(true)
  overlays.closeAll()
  expect(ask).not.toHaveBeenCalled()
  expect([overlays.count(), overlays.takesBack()]).toEqual([0, true])
  expect(overlays.closeTop()).toBe(true)
  expect(ask).toHaveBeenCalledOnce()
  remove()
  expect([overlays.closeTop(), overlays.takesBack()]).toEqual([false, false])
})

test('says that there was nothing to close', () => {
  expect(createOverlays().closeTop()).toBe(false)
})

test('leaving a screen closes every overlay, topmost first', () => {
  const overlays = createOverlays()
  const order: string[] = []
  overlays.add(() => order.push('first'))
  overlays.add(() => order.push('second'))

  overlays.closeAll()

  expect(order).toEqual(['second', 'first'])
})

test('tells listeners how many overlays are open', () => {
  const overlays = createOverlays()
  const counts: number[] = []
  const unsubscribe = overlays.subscribe(() => counts.push(overlays.count()))

  const remove = overlays.add(() => undefined)
  remove()
  unsubscribe()
  overlays.add(() => undefined)

  expect(counts).toEqual([1, 0])
})
