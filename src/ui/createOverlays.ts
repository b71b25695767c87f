import { createListeners } from '../store/createListeners.ts'

/** The open dialogs and sheets, topmost last, which "back" and leaving close; and who answers when none is open. */
export interface Overlays {
  /** Registers an open overlay; the result takes it off again. */
  add: (close: () => void) => () => void
  /**
   * Registers who answers "back" in place of the screen as long as no overlay is open, as a running game does. Leaving
   * by other ways asks nobody.
   */
  guard: (ask: () => void) => () => void
  /** Asks the topmost overlay to close, or the guard; false when there is neither. */
  closeTop: () => boolean
  closeAll: () => void
  count: () => number
  /** Whether "back" is for an overlay or a guard and not for the screen. */
  takesBack: () => boolean
  subscribe: (listener: () => void) => () => void
}

export function createOverlays(): Overlays {
  let open: readonly { close: () => void }[] = []
  let guards: readonly { close: () => void }[] = []
  const listeners = createListeners()

  function tell() {
    listeners.tell()
  }

  function change(next: typeof open) {
    open = next
    tell()
  }

  function changeGuards(next: typeof guards) {
    guards = next
    tell()
  }

  return {
    add(close) {
      const entry = { close }
      change([...open, entry])
      return () => change(open.filter((other) => other !== entry))
    },
    guard(ask) {
      const entry = { close: ask }
      changeGuards([...guards, entry])
      return () => changeGuards(guards.filter((other) => other !== entry))
    },
    closeTop() {
      const top = open.at(-1) ?? guards.at(-1)
      top?.close()
      return top !== undefined
    },
    closeAll() {
      for (const entry of open.toReversed()) entry.close()
    },
    count: () => open.length,
    takesBack: () => open.length + guards.length > 0,
    subscribe: listeners.add,
  }
}
