import { useLayoutEffect, type RefObject } from 'react'
import { useApp } from '../AppContext.ts'

/** Content that comes late is waited for so long. */
const PATIENCE_MS = 3000

/** Keeps a scroller's place under a name, and goes back to it when the screen is shown again. */
export function useKeptScroll(scroller: RefObject<HTMLElement | null>, name: string): void {
  const { scrolls } = useApp()

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const wanted = scrolls.get(name)
    let stopWaiting = (): void => undefined
    if (wanted) stopWaiting = returnTo(element, wanted)
    // The screen stays where it is while its address changes, as with a filter.
    else scrolls.set(name, element.scrollTop)

    const handleScroll = (): void => void scrolls.set(name, element.scrollTop)
    const handleTouch = (): void => stopWaiting()
    element.addEventListener('scroll', handleScroll, { passive: true })
    element.addEventListener('pointerdown', handleTouch, { passive: true })
    element.addEventListener('wheel', handleTouch, { passive: true })
    return () => {
      stopWaiting()
      element.removeEventListener('scroll', handleScroll)
      element.removeEventListener('pointerdown', handleTouch)
      element.removeEventListener('wheel', handleTouch)
    }
  }, [scroller, name, scrolls])
}

/** Scrolls there, again and again while the content grows, until it is reached or the member scrolls. */
function returnTo(element: HTMLElement, wanted: number): () => void {
  const go = (): boolean => {
    element.scrollTop = wanted
    return Math.abs(element.scrollTop - wanted) < 2
  }
  const [content] = element.children
  if (go() || !content || typeof ResizeObserver === 'undefined') return () => undefined
  const observer = new ResizeObserver(() => {
    if (go()) stop()
  })
  const timer = setTimeout(() => stop(), PATIENCE_MS)
  const stop = (): void => {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(content)
  return stop
}
