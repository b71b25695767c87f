import { observeElementOffset, observeElementRect, type Rect, type Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useState } from 'react'

/** A scroller that is not laid out, as in a hidden screen, still shows a screenful. */
export function observeRowRect(instance: Virtualizer<HTMLElement, Element>, onRect: (rect: Rect) => void) {
  return observeElementRect(instance, ({ width, height }) =>
    onRect({ width, height: height === 0 ? window.innerHeight : height }),
  )
}

/**
 * Rows that come into a scroller begin where it is: the virtualizer takes it to its own place, which is the top until it
 * hears of another. One that is shown again has been put at the top by the browser, and is taken back.
 */
export function observeRowOffset(
  instance: Virtualizer<HTMLElement, Element>,
  onOffset: (offset: number, isScrolling: boolean) => void,
) {
  const offset = instance.scrollElement?.scrollTop ?? 0
  if (offset > 0) onOffset(offset, false)
  return observeElementOffset(instance, onOffset)
}

/** How far down in its scroller the list begins; what is above it may grow. */
export function useRowsTop(box: { readonly current: HTMLElement | null }, scroller: HTMLElement | null): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const list = box.current
    if (!list || !scroller) return undefined
    let known: number | undefined
    const measure = () => {
      const next = Math.round(
        list.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop,
      )
      // The list itself grows most often. To set what is set already may cost React a render of it.
      if (next !== known) setTop(next)
      known = next
    }
    measure()
    const watch = new ResizeObserver(measure)
    for (const child of scroller.children) watch.observe(child)
    return () => watch.disconnect()
  }, [box, scroller])
  return top
}

/** The nearest element around that scrolls up and down; the page's own when none does. */
export function findScroller(element: HTMLElement): HTMLElement {
  for (let node = element.parentElement; node; node = node.parentElement) {
    const { overflowY } = getComputedStyle(node)
    if (overflowY === 'auto' || overflowY === 'scroll') return node
  }
  return document.documentElement
}
