import { isObject } from '../../format/value/isObject.ts'
import type { Overlays } from '../../ui/createOverlays.ts'

export interface OverlayHistory {
  /** Whether the current entry of the history is an open overlay's and not a place's. */
  isOnEntry(): boolean
  /** Runs as soon as the history is at rest; a step back that is under way would undo what is pushed now. */
  settled(run: () => void): void
  /** Runs on the entry of the place itself, which can be replaced then: an overlay's above it is left first. */
  onPlace(run: () => void): void
  /** Says again that the current entry is an overlay's, after the router has replaced its address. */
  mark(): void
  /** While this address is left by single steps, those within it are nobody's "back". */
  quietly<T>(leave: () => Promise<T>): Promise<T>
  destroy(): void
}

interface OverlayHistoryOptions {
  readonly window: Window
  readonly overlays: Overlays
}

const MARK = 'overlay'
/** Tells an entry that the router has not numbered, as of an address that was typed, from every other one. */
const OWN_NUMBER = 'entry'

/**
 * Lets "back" close the topmost dialog or sheet, or ask the screen's guard, before it leaves the screen: while there is
 * any, the history has one entry more, with the same address. Must begin before the router does, so that it hears of
 * "back" first.
 */
export function createOverlayHistory({ window, overlays }: OverlayHistoryOptions): OverlayHistory {
  const { history, location } = window
  const isOnEntry = () => MARK in stateOf(history)
  let waiting: (() => void)[] = []
  let isClosing = false
  /** The number of the entry below the overlay's. */
  let below: unknown
  /** State of the overlay's entry: its address may be replaced while the overlay is open, as by a filter. */
  let above: { readonly hash: string; readonly key: unknown } | undefined

  const number = () => stateOf(history)['idx'] ?? stateOf(history)[OWN_NUMBER]

  const remember = () => {
    above = { hash: location.hash, key: stateOf(history)['key'] }
  }

  function mark(): void {
    history.replaceState({ ...stateOf(history), [MARK]: true }, '')
    remember()
  }

  function follow(): void {
    if (isClosing) return
    if (overlays.takesBack() && !isOnEntry()) {
      // The router counts on from the `idx` that it finds: from null it can, from none it cannot.
      if (number() === undefined)
        history.replaceState({ idx: null, ...stateOf(history), [OWN_NUMBER]: Math.random() }, '')
      below = number()
      history.pushState({ ...stateOf(history), [MARK]: true }, '')
      remember()
    }
    // Another overlay may open in this very moment, as a question does from a sheet.
    if (!overlays.takesBack() && isOnEntry()) queueMicrotask(stepBack)
  }

  function stepBack(): void {
    if (!overlays.takesBack()) leaveEntry()
  }

  function leaveEntry(): void {
    if (isClosing || !isOnEntry()) return
    isClosing = true
    history.back()
  }

  function settled(run: () => void): void {
    if (isClosing) waiting.push(run)
    else run()
  }

  /** The address that is being left. */
  let leaving: string | undefined

  async function quietly<T>(leave: () => Promise<T>): Promise<T> {
    leaving = location.hash
    return leave().finally(() => {
      leaving = undefined
    })
  }

  function handlePop(event: Event): void {
    if (location.hash === leaving) {
      // On a window listeners run in their order, and this one comes before the router's.
      event.stopImmediatePropagation()
      return
    }
    // Typing another address is a step of the history too, but no way back.
    const isBack = !isOnEntry() && (isClosing || (below !== undefined && number() === below))
    if (isBack) takeOver()
    if (isClosing) {
      isClosing = false
      const runs = waiting
      waiting = []
      for (const run of runs) run()
    } else if (isBack) {
      overlays.closeTop()
    }
    // By then what closes has closed; with more of them open, the entry is needed again.
    queueMicrotask(follow)
  }

  /**
   * The entry below an overlay's takes over what was replaced above it, before the router reads it. The history is
   * asked, not the router: what that shows may still be the address before.
   */
  function takeOver(): void {
    const isBelow = overlays.takesBack() || isClosing
    if (!isBelow || !above || above.hash === location.hash) return
    history.replaceState({ ...stateOf(history), key: above.key }, '', above.hash)
  }

  window.addEventListener('popstate', handlePop)
  const unsubscribe = overlays.subscribe(follow)
  // A reload keeps the history but not the overlay.
  follow()
  return {
    isOnEntry,
    mark,
    quietly,
    settled,
    onPlace(run) {
      leaveEntry()
      settled(run)
    },
    destroy() {
      window.removeEventListener('popstate', handlePop)
      unsubscribe()
    },
  }
}

function stateOf({ state }: History): Readonly<Record<string, unknown>> {
  return isObject(state) ? state : {}
}
