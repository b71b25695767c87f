import { useEffect, useState, type RefObject } from 'react'

/** Whether the mouse rests on an element or the focus is inside it: what moves by itself then waits (WCAG 2.2.2). */
export function useHeld(box: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const ways = new AbortController()
    const { signal } = ways
    element.addEventListener('focusin', () => setHeld(true), { signal })
    element.addEventListener('focusout', () => setHeld(false), { signal })
    // A finger only passes by; its leaving is not always reported.
    element.addEventListener('pointerenter', (event) => setHeld(event.pointerType !== 'touch'), { signal })
    element.addEventListener('pointerleave', () => setHeld(element.contains(document.activeElement)), { signal })
    return () => ways.abort()
  }, [box])
  return held
}
