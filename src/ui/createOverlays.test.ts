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
