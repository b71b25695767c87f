/** The browser's own "back" begins at the edges. */
const EDGE = 24
const ENOUGH = 48

/** Reports sideways swipes over an element: 1 for one to the left, which asks for what follows. Returns how to stop. */
export function watchSwipe(element: HTMLElement, onStep: (by: 1 | -1) => void): () => void {
  const { signal, abort } = abortable()
  let start: { readonly id: number; readonly x: number; readonly y: number } | undefined

  element.addEventListener(
    'pointerdown',
    (event) => {
      const { pointerId: id, clientX: x, clientY: y, pointerType, target } = event
      const isInside = x >= EDGE && x <= window.innerWidth - EDGE
      start = pointerType !== 'mouse' && isInside && !scrollsSideways(target, element) ? { id, x, y } : undefined
    },
    { signal },
  )
  element.addEventListener(
    'pointerup',
    ({ pointerId, clientX, clientY }) => {
      if (start?.id !== pointerId) return
      const across = clientX - start.x
      const down = clientY - start.y
      start = undefined
      if (Math.abs(across) >= ENOUGH && Math.abs(across) > 2 * Math.abs(down)) onStep(across < 0 ? 1 : -1)
    },
    { signal },
  )
  element.addEventListener('pointercancel', () => (start = undefined), { signal })
  return abort
}

function abortable(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** Whether what is touched moves sideways itself: a carousel, a wide table, the tabs. */
function scrollsSideways(target: EventTarget | null, limit: HTMLElement): boolean {
  for (let node = target instanceof Element ? target : null; node && node !== limit; node = node.parentElement) {
    if (node.scrollWidth > node.clientWidth && getComputedStyle(node).overflowX !== 'visible') return true
  }
  return false
}
