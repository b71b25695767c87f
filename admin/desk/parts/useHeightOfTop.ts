import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Tells a style sheet, as `--top`, how high the bars are that stay at the top of the page: what sticks there as well has
 * to be beneath them.
 */
export function useHeightOfTop<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null)
  useLayoutEffect(() => {
    const bars = place.current?.closest('main')?.firstElementChild
    if (!(bars instanceof HTMLElement) || getComputedStyle(bars).position !== 'sticky') return undefined
    const tell = () => place.current?.style.setProperty('--top', `${bars.offsetHeight}px`)
    const watch = new ResizeObserver(tell)
    watch.observe(bars)
    tell()
    return () => watch.disconnect()
  })
  return place
}
