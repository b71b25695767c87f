interface Entry {
  readonly state: unknown
  readonly address: string
}

/**
 * Gives the app in a frame a history of its own. A frame shares the history of its tab: what the app pushed there, the
 * page around it would walk through, and the app's own `back` would take that page elsewhere. Here the real history has
 * one entry for the frame, whose address and state are those of the entry the app is on.
 */
export function holdHistory(window: Window & typeof globalThis): void {
  const { history, location } = window
  const replace = history.replaceState.bind(history)
  const entries: Entry[] = []
  let at = 0

  /** The address may have been replaced meanwhile, so an entry is kept as it is left. */
  function leave(): void {
    entries[at] = { state: history.state, address: location.href }
  }

  function push(state: unknown, _title: string, address?: string | URL | null): void {
    leave()
    at += 1
    // What could be gone forward to is gone.
    entries.length = at
    replace(state, '', address)
  }

  /** As in a browser the step comes after what runs now, and one beyond either end does nothing. */
  function go(steps = 0): void {
    window.setTimeout(() => {
      const entry = steps === 0 ? undefined : entries[at + steps]
      if (entry === undefined) return
      leave()
      at += steps
      replace(entry.state, '', entry.address)
      window.dispatchEvent(new window.PopStateEvent('popstate', { state: entry.state }))
    })
  }

  Object.defineProperties(history, {
    pushState: { configurable: true, value: push },
    go: { configurable: true, value: go },
    back: { configurable: true, value: () => go(-1) },
    forward: { configurable: true, value: () => go(1) },
  })
  // It would tell of the real one.
  Object.defineProperty(window, 'navigation', { configurable: true, value: undefined })
}
