/** The open dialogs and sheets, topmost last, so that "back" and leaving a screen can close them. */
export interface Overlays {
  /** Registers an open overlay; the result takes it off again. */
  add: (close: () => void) => () => void
  /** Asks the topmost overlay to close; false when none is open. */
  closeTop: () => boolean
  closeAll: () => void
  count: () => number
  subscribe: (listener: () => void) => () => void
}

export function createOverlays(): Overlays {
  let open: readonly { close: () => void }[] = []
  const listeners = new Set<() => void>()

  function change(next: typeof open) {
    open = next
    for (const listener of [...listeners]) listener()
  }

  return {
    add(close) {
      const entry = { close }
      change([...open, entry])
      return () => change(open.filter((other) => other !== entry))
    },
    closeTop() {
      const top = open.at(-1)
      top?.close()
      return top !== undefined
    },
    closeAll() {
      for (const entry of open.toReversed()) entry.close()
    },
    count: () => open.length,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
