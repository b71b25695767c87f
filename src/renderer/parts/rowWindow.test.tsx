// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useRowsTop } from './rowWindow.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('does not render a list again that only grows, and follows what grows above it', () => {
  let grow = () => undefined as void
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        grow = tell
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  const scroller = document.createElement('main')
  const list = document.createElement('ul')
  scroller.append(list)
  const place = vi.spyOn(list, 'getBoundingClientRect').mockReturnValue({ top: 120 } as DOMRect)
  const box = { current: list }
  const tops: number[] = []
  function Rows() {
    tops.push(useRowsTop(box, scroller))
    return null
  }
  render(<Rows />)
  place.mockReturnValue({ top: 200 } as DOMRect)
  act(() => grow())
  expect(tops).toEqual([0, 120, 200])
  for (let page = 0; page < 3; page += 1) act(() => grow())
  expect(tops).toEqual([0, 120, 200])
})
