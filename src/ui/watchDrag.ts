export interface DragHandlers {
  /** The only way that counts; a finger that sets out another way scrolls or swipes. */
  readonly way: 'down' | 'left'
  /** Px the finger has gone that way, never below zero. */
  readonly onDrag: (distance: number) => void
  /** The finger let go, at a speed in px a ms; a second finger or the system ends a drag at a distance of zero. */
  readonly onEnd: (distance: number, speed: number) => void
}

/** A finger that has rested this long, in ms, lets go without a speed. */
const RESTED = 80

/** Follows one finger over an element, as long as nothing beneath it scrolls that way itself. Returns how to stop. */
export function watchDrag(element: HTMLElement, { way, onDrag, onEnd }: DragHandlers): () => void {
  const ways = new AbortController()
  const { signal } = ways
  let start: { readonly x: number; readonly y: number } | undefined
  let isDragged = false
  let last = { distance: 0, speed: 0, at: 0 }

  function handleStart(event: TouchEvent) {
    const [touch] = event.touches
    // A second finger zooms: what was dragged by the first is let go.
    if (isDragged) onEnd(0, 0)
    const isOne = touch !== undefined && event.touches.length === 1
    start = isOne && !scrolls(event.target, way) ? { x: touch.clientX, y: touch.clientY } : undefined
    isDragged = false
    last = { distance: 0, speed: 0, at: event.timeStamp }
  }

  function handleMove(event: TouchEvent) {
    const [touch] = event.touches
    if (!touch || !start) return
    const down = touch.clientY - start.y
    const left = start.x - touch.clientX
    const [along, across] = way === 'down' ? [down, left] : [left, down]
    if (!isDragged && (along <= 0 || Math.abs(across) > along)) {
      start = undefined
      return
    }
    isDragged = true
    const distance = Math.max(0, along)
    const speed = (distance - last.distance) / Math.max(1, event.timeStamp - last.at)
    last = { distance, speed, at: event.timeStamp }
    if (event.cancelable) event.preventDefault()
    onDrag(distance)
  }

  function handleEnd(event: TouchEvent) {
    if (isDragged) onEnd(last.distance, event.timeStamp - last.at > RESTED ? 0 : last.speed)
    start = undefined
    isDragged = false
  }

  element.addEventListener('touchstart', handleStart, { passive: true, signal })
  // Not passive: the page must not scroll under the drag.
  element.addEventListener('touchmove', handleMove, { passive: false, signal })
  element.addEventListener('touchend', handleEnd, { signal })
  element.addEventListener(
    'touchcancel',
    () => {
      if (isDragged) onEnd(0, 0)
      start = undefined
      isDragged = false
    },
    { signal },
  )
  return () => ways.abort()
}

/** Whether something around what is touched is not at its very top, or scrolls sideways. */
function scrolls(target: EventTarget | null, way: DragHandlers['way']): boolean {
  for (let node = target instanceof Element ? target : null; node; node = node.parentElement) {
    if (way === 'down' && node.scrollTop > 0) return true
    if (way === 'left' && node.scrollWidth > node.clientWidth && getComputedStyle(node).overflowX !== 'visible')
      return true
  }
  return false
}
